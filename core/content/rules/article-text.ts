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

/** As clean HTML writes it: attributes that are allowed stand before the sign that ends a tag. */
const HEADING = /<h2(?:\s[^>]*)?>([\s\S]*?)<\/h2>/g;

/** The corner of a table with heads on two sides: nothing to be read as one. */
const EMPTY_HEAD = /<th(?:\s[^>]*)?>\s*<\/th>/g;

/**
 * Clean HTML as an article. The page has its own heading, so a heading of the first order becomes one
 * of the second.
 */
export function articleText(cleanHtml: string): ArticleText {
  const html = cleanHtml.replace(/<(\/?)h1(?=[\s>])/g, '<$1h2').replace(EMPTY_HEAD, '<td></td>');
  const titles = [...html.matchAll(HEADING)].map(([, inner = '']) => cleanHtmlText(inner));
  const ids = partIds(titles);
  let place = 0;
  const words = cleanHtmlText(html).split(' ').filter(Boolean).length;
  return {
    html: html
      .replace(HEADING, (_, inner: string) => `<h2 id="${ids[place++] ?? ''}">${inner}</h2>`)
      .replace(/<img(?=\s)/g, '<img loading="lazy" decoding="async"'),
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
