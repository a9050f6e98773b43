import { MOST_TO_COMPARE, type Shortlist } from '../model/shortlist';

const without = (slugs: readonly string[], slug: string) => slugs.filter((other) => other !== slug);

/**
 * Nothing is refused where there is room (CMP-03) or what was refused is held by now; another tab
 * may have seen to either.
 */
export const settled = (shortlist: Shortlist): Shortlist =>
  shortlist.compare.length < MOST_TO_COMPARE || shortlist.compare.includes(shortlist.refused ?? '')
    ? { ...shortlist, tooManyComparisons: false, refused: undefined }
    : shortlist;

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
  const { compare } = shortlist;
  if (compare.includes(slug)) return settled({ ...shortlist, compare: without(compare, slug) });
  return compare.length < MOST_TO_COMPARE
    ? { ...settled(shortlist), compare: [...compare, slug] }
    : { ...shortlist, tooManyComparisons: true, refused: slug };
}
