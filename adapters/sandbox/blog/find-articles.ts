import type { StoredArticle } from './stored-article';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const WORD = /[\p{L}\p{N}]/u;

/** Without case and accents, blanks once. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');

/** What is read of HTML that Markdown has made. */
const readText = (html: string): string =>
  html
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, sign: string) => NAMED[sign] ?? "'");

const known = new WeakMap<StoredArticle, string>();

function textOf(article: StoredArticle): string {
  const before = known.get(article);
  if (before !== undefined) return before;
  const { title, introduction, category, tags, html } = article;
  const text = folded([title, introduction, category, ...tags, readText(html)].join(' '));
  known.set(article, text);
  return text;
}

/** As it is written, whatever signs are in it (CO-4); a word is found by its beginning. */
function has(text: string, term: string): boolean {
  const beginsWord = WORD.test(term.charAt(0));
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) {
    if (!beginsWord || at === 0 || !WORD.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** More words than this find no more than these do. */
const MOST_TERMS = 20;

/** Articles in which every word of a search stands. */
export function findArticles(
  articles: readonly StoredArticle[],
  search: string,
): readonly StoredArticle[] {
  const terms = folded(search)
    .split(' ')
    .filter((term) => term !== '')
    .slice(0, MOST_TERMS);
  return articles.filter((article) => {
    const text = textOf(article);
    return terms.every((term) => has(text, term));
  });
}
