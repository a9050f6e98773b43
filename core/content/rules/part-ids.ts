import { slugOf } from '../../kernel/slug-of';

/** Before every id: no other part of a page begins so, and nothing that a document has of its own. */
const BEFORE = 'on-';

/** Of a heading in which there is nothing that an address can carry. */
const UNNAMED = 'part';

/**
 * The ids of headings, in their order: made of their own words, so that another heading or paragraph
 * changes none of them, unique, and never empty (CO-5). Equal headings are counted.
 */
export function partIds(titles: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  // Counted on from the last of the name, so that a thousand equal headings take no million tries.
  const counts = new Map<string, number>();
  return titles.map((title) => {
    const name = BEFORE + (slugOf(title) || UNNAMED);
    let id = name;
    let count = counts.get(name) ?? 1;
    while (taken.has(id)) {
      count += 1;
      id = `${name}-${String(count)}`;
    }
    counts.set(name, count);
    taken.add(id);
    return id;
  });
}
