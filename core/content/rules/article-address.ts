import { readQueryString, writeQueryString } from '../../kernel/query-string';
import { wellFormed } from '../../kernel/well-formed';
import { ALL_ARTICLES, type ArticleQuery } from '../model/article-query';

/** Where all articles are (ROUTE-03). */
export const BLOG_PATH = '/blog/';

const CATEGORY_PATH = '/blog/category/';
const TAG_PATH = '/blog/tag/';
const SEARCH_PATH = '/blog-search/';

/** Of an article (ROUTE-04, BLOG-13). */
export const articlePath = (slug: string): string =>
  `${BLOG_PATH}${encodeURIComponent(wellFormed(slug))}/`;

/** Bytes of an address that a search may take: browsers, servers and what lies between carry 8,000. */
const LONGEST_SEARCH = 6_000;

/** Whole numbers as people write them; more pages than this has no list. */
const PAGE = /^[1-9]\d{0,5}$/;

/**
 * A search as it is looked for: trimmed (BLOG-15), nothing where nothing is left, and cut where no
 * address could carry it. @returns `undefined` for none.
 */
export function searchTerm(typed: string): string | undefined {
  const term = wellFormed(typed).trim();
  if (term === '') return undefined;
  if (encodeURIComponent(term).length <= LONGEST_SEARCH) return term;
  let room = LONGEST_SEARCH;
  const kept = Array.from(term);
  const end = kept.findIndex((sign) => (room -= encodeURIComponent(sign).length) < 0);
  return kept.slice(0, end).join('').trim();
}

/** A part of a path that browsers take for a step up or for nothing stands in the query instead. */
const fitsPath = (part: string): boolean => !/^\.{1,2}$/.test(part);

const inPath = (path: string, part: string): string => `${path}${encodeURIComponent(part)}/`;

/** The one address of a query: equal queries have equal addresses, and no two queries share one. */
export function toArticlesAddress({ search, category, tag, order, page }: ArticleQuery): string {
  const rest: (readonly [string, string])[] = [];
  let path: string | undefined;
  const place = (name: string, folder: string, value: string | undefined): void => {
    if (value === undefined) return;
    if (path === undefined && fitsPath(value)) path = inPath(folder, wellFormed(value));
    else rest.push([name, value]);
  };
  place('search', SEARCH_PATH, search);
  place('category', CATEGORY_PATH, category);
  place('tag', TAG_PATH, tag);
  if (order === 'oldest') rest.push(['sort', 'oldest']);
  if (page > 1) rest.push(['page', String(page)]);
  return (path ?? BLOG_PATH) + (rest.length === 0 ? '' : `?${writeQueryString(rest)}`);
}

/** `Oldest`, in our word and in the back end's (BLOG-21). */
const OLDEST: readonly string[] = ['oldest', 'age|asc'];

/**
 * The query of an address, path and query string. Total: what cannot be read is as if it were not
 * there, of what is there twice the first counts (SF-5), a percent sign that begins nothing stays.
 */
export function fromArticlesAddress(address: string): ArticleQuery {
  const [path = '', ...after] = address.split('?');
  const found = new Map<string, string>();
  for (const [key, value] of readQueryString(after.join('?'))) {
    const name = key.replace(/\[\]$/, '');
    if (!found.has(name)) found.set(name, value);
  }
  const within = (folder: string): string | undefined =>
    path.startsWith(folder)
      ? decoded(path.slice(folder.length).replace(/\/$/, '').split('/', 1)[0] ?? '')
      : undefined;
  const read = (folder: string, name: string): string | undefined =>
    searchTerm(within(folder) ?? '') ?? searchTerm(found.get(name) ?? '');
  const search = read(SEARCH_PATH, 'search');
  const category = read(CATEGORY_PATH, 'category');
  const tag = read(TAG_PATH, 'tag');
  const page = found.get('page') ?? '';
  return {
    ...(search !== undefined && { search }),
    ...(category !== undefined && { category }),
    ...(tag !== undefined && { tag }),
    order: OLDEST.includes(found.get('sort') ?? '') ? 'oldest' : ALL_ARTICLES.order,
    page: PAGE.test(page) ? Number(page) : ALL_ARTICLES.page,
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
