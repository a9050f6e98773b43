export const FONT_FAMILY =
  "'Figtree Variable', 'Figtree fallback', Arial, 'Liberation Sans', system-ui, sans-serif";

/** Figtree's own figures, from its head and hhea tables, in units of 1000 to the em. */
const FIGTREE = { unitsPerEm: 1000, ascent: 950, descent: 250, lineGap: 0 } as const;

/**
 * Width of a long line of this site's own words in Figtree over the same line in Arial, measured
 * at 400 and 700. Arial scaled by it fills the same space, so nothing moves when Figtree arrives.
 */
const WIDTH_AGAINST_ARIAL = { regular: 0.9926, bold: 0.9613 } as const;

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

function fallbackFace(weights: string, local: readonly string[], width: number): string {
  const emOf = (units: number) => percent(units / FIGTREE.unitsPerEm / width);
  return `@font-face{font-family:'Figtree fallback';font-weight:${weights};src:${local
    .map((name) => `local('${name}')`)
    .join(
      ',',
    )};size-adjust:${percent(width)};ascent-override:${emOf(FIGTREE.ascent)};descent-override:${emOf(FIGTREE.descent)};line-gap-override:${emOf(FIGTREE.lineGap)};}`;
}

/** The face itself, swapped in when it has arrived from this address, and the two measured fallbacks. */
export const fontFacesAt = (address: string): string => `
@font-face{font-family:'Figtree Variable';font-style:normal;font-display:swap;font-weight:300 900;src:url(${address}) format('woff2');unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD;}
${fallbackFace('300 549', ['Arial', 'ArialMT', 'Liberation Sans'], WIDTH_AGAINST_ARIAL.regular)}
${fallbackFace('550 900', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], WIDTH_AGAINST_ARIAL.bold)}
`;
