import { MOST_TO_COMPARE, type Shortlist } from '../model/shortlist';

const without = (slugs: readonly string[], slug: string) => slugs.filter((held) => held !== slug);

/** Adds the slug last, or takes it out if it is there (FAV-01). */
export const toggleFavourite = (shortlist: Shortlist, slug: string): Shortlist => ({
  ...shortlist,
  favourites: shortlist.favourites.includes(slug)
    ? without(shortlist.favourites, slug)
    : [...shortlist.favourites, slug],
});

/**
 * Takes the slug out if it is there, adds it if there is room, else raises the flag and changes
 * nothing; removal lowers the flag (CMP-01 to CMP-03, WE-089).
 */
export function toggleCompare(shortlist: Shortlist, slug: string): Shortlist {
  const settled = { ...shortlist, tooManyComparisons: false, refused: undefined };
  if (shortlist.compare.includes(slug)) {
    return { ...settled, compare: without(shortlist.compare, slug) };
  }
  if (shortlist.compare.length >= MOST_TO_COMPARE)
    return { ...shortlist, tooManyComparisons: true, refused: slug };
  return { ...settled, compare: [...shortlist.compare, slug] };
}
