const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

const LONGEST_DESCRIPTION = 160;

/** What is read of clean HTML: no tags, the signs for themselves, blanks once. */
export const plainOfHtml = (html: string): string =>
  html
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, sign: string) => SIGNS[sign] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

/** As much of a text as search engines show, cut between words. */
export function shortDescription(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const cut = text.slice(0, LONGEST_DESCRIPTION);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}
