import { slugOf } from '../../kernel/slug-of';

/** Names that parts of every page have already. */
const TAKEN_BY_THE_PAGE: readonly string[] = [
  ...['root', 'main', 'content', 'contents', 'header', 'footer', 'search', 'menu', 'newsletter'],
  ...['on-this-page', 'page-data', 'page-styles'],
];

/**
 * A name in addresses for each heading of a page, in order: none is empty, none stands twice, and
 * what is written between two headings changes neither (CO-5).
 */
export function ownIds(titles: readonly string[]): readonly string[] {
  const taken = new Set(TAKEN_BY_THE_PAGE);
  return titles.map((title) => {
    const name = slugOf(title) || 'part';
    let id = name;
    for (let count = 2; taken.has(id); count += 1) id = `${name}-${String(count)}`;
    taken.add(id);
    return id;
  });
}
