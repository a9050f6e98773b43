const UNSAFE = /[<>&\u2028\u2029]/g;

/**
 * JSON that no text inside it can break out of, whatever it holds: `</script>`, `<!--`, line
 * separators (CX-1). It parses back to exactly the same value.
 */
export const embeddableJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Structured data for search engines. Not a script: the browser never runs it. */
export const StructuredData = ({ facts }: { readonly facts: object }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{
      __html: embeddableJson({ '@context': 'https://schema.org', ...facts }),
    }}
  />
);
