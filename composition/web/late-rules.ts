const MEDIA = /^(@media[^{]+)\{((?:[^{}]+\{[^{}]*\})+)\}$/;
const RULE = /(?<![^{}])([^{}]+)\{([^{}]*)\}/g;

/**
 * A rule as it may go into a sheet that already styles the document. Put in as it is, one with
 * `@media` outside has the whole document styled and laid out anew, in a browser that can tell exactly
 * whom a plain rule concerns; so the condition goes inside, where it says the same. What is not
 * of that plain shape stays as it is, and so does everything in a browser without nesting, and what browsers
 * have read differently within nesting: pseudo-elements.
 */
export function lateRules(rule: string, hasNesting: boolean): readonly string[] {
  const [, condition, inner] = hasNesting ? (MEDIA.exec(rule) ?? []) : [];
  if (condition === undefined || inner === undefined || inner.includes('::')) return [rule];
  return [...inner.matchAll(RULE)].flatMap(([, selectors = '', declarations = '']) =>
    // Each by itself: nested, a list would weigh as much as its heaviest.
    (selectors.includes('(') ? [selectors] : selectors.split(',')).map(
      (selector) => `${selector}{${condition}{${declarations}}}`,
    ),
  );
}
