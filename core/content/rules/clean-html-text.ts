const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** What is read of clean HTML: no tags, the signs for themselves, blanks once. */
export const cleanHtmlText = (html: string): string =>
  html
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, sign: string) => SIGNS[sign] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
