import { cleanHtmlText } from './clean-html-text';
import { partIds } from './part-ids';

/** An entry of the list of contents: plain text, and where it leads. */
export interface ArticlePart {
  readonly id: string;
  readonly title: string;
}

/** An article's text, ready to be shown. */
export interface ArticleText {
  /** Clean HTML in which every heading of the contents has its id, and pictures come when they are near. */
  readonly html: string;
  /** Empty where the article is short, or has too few headings to need a list. */
  readonly contents: readonly ArticlePart[];
  /** To read it, whole and at least one. */
  readonly minutes: number;
}

/** Words a minute that grown-up readers of English manage with a text of facts (Brysbaert, 2019: 238). */
const WORDS_A_MINUTE = 238;

/** An article of fewer words fits a screen or two and needs no list of what is in it. */
const LONG_ARTICLE = 350;
const FEWEST_PARTS = 3;

/** As clean HTML writes them; what has no end goes on to the end of the text, so that none is looked for twice. */
const OPENS_HEADING = /<h2(?:\s[^>]*)?(?:>|$)/;
const CLOSES_HEADING = '</h2>';
const NOTHING_IN_IT = /^\s*<\/th>/;
const HEAD_CELL = /(<th(?:\s[^>]*)?(?:>|$))/;

/** The corner of a table with heads on two sides: nothing in it to be read as one. */
const withoutEmptyHeads = (html: string): string => {
  const pieces = html.split(HEAD_CELL);
  return pieces
    .map((piece, place) => {
      const isCell = place % 2 === 1;
      if (isCell) return NOTHING_IN_IT.test(pieces[place + 1] ?? '') ? '<td></td>' : piece;
      return place === 0 ? piece : piece.replace(NOTHING_IN_IT, '');
    })
    .join('');
};

/**
 * Clean HTML as an article. The page has its own heading, so a heading of the first order becomes one
 * of the second.
 */
export function articleText(cleanHtml: string): ArticleText {
  const html = withoutEmptyHeads(cleanHtml.replace(/<(\/?)h1(?=[\s>])/g, '<$1h2'));
  const [opening = '', ...parts] = html.split(OPENS_HEADING);
  const titles = parts.map((part) => cleanHtmlText(part.split(CLOSES_HEADING, 1)[0] ?? ''));
  const ids = partIds(titles);
  const words = cleanHtmlText(html).split(' ').filter(Boolean).length;
  const named = parts.map((part, place) => `<h2 id="${ids[place] ?? ''}">${part}`).join('');
  return {
    html: (opening + named).replace(/<img(?=\s)/g, '<img loading="lazy" decoding="async"'),
    contents:
      words >= LONG_ARTICLE && titles.length >= FEWEST_PARTS
        ? titles.flatMap((title, at) => {
            const id = ids[at];
            return title === '' || id === undefined ? [] : [{ id, title }];
          })
        : [],
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
  };
}
