/** What stands in a tag after its name: quoted values may hold the sign that ends it. */
const REST = `((?:\\s(?:[^"'>]|"[^"]*"|'[^']*')*)?)`;

const HEADING = /<(\/?)h([1-6])(?:\s[^<>]*)?>/gi;
const TABLE = /<(\/?)table>/gi;
const PICTURE = new RegExp(`<img${REST}/?>`, 'gi');
const DESCRIBED = /\salt(?:[\s=]|$)/i;
const LINK = new RegExp(`<a${REST}>`, 'gi');
const ELSEWHERE = /\shref=["']?https?:/i;

type Level = 2 | 3 | 4;

/**
 * An editor's clean HTML with the manners of the site: headings follow each other without a gap from
 * `top` downwards, tables can be scrolled by themselves, pictures are fetched when they come near, and
 * one that nobody described only decorates, and links that lead elsewhere tell nobody where they were.
 */
export const tidyHtml = (html: string, top: Level): string =>
  withHeadings(html, top)
    .replace(TABLE, (whole, end: string) => (end === '' ? TABLE_BOX + whole : `${whole}</div>`))
    .replace(
      PICTURE,
      (_, rest: string) =>
        `<img${rest.replace(/\/$/, '').trimEnd()}${DESCRIBED.test(rest) ? '' : ' alt=""'} loading="lazy" decoding="async">`,
    )
    .replace(LINK, (whole, rest: string) =>
      ELSEWHERE.test(rest) ? `<a${rest} rel="noopener noreferrer">` : whole,
    );

/** Whoever has no pointer scrolls it by the keys once it has the focus. */
const TABLE_BOX = '<div class="table" role="group" aria-label="Table" tabindex="0">';

function withHeadings(html: string, top: Level): string {
  const above: { readonly written: number; readonly shown: number }[] = [];
  return html.replace(HEADING, (_, end: string, level: string) => {
    if (end !== '') return `</h${String(above.at(-1)?.shown ?? top)}>`;
    const written = Number(level);
    while ((above.at(-1)?.written ?? 0) >= written) above.pop();
    const shown = Math.min(6, (above.at(-1)?.shown ?? top - 1) + 1);
    above.push({ written, shown });
    return `<h${String(shown)}>`;
  });
}
