/**
 * The list with one more vehicle looked at: those held keep their places, a new one comes last
 * (RECENT-01, CG-078, WE-091).
 */
export const withViewed = (recent: readonly string[], slug: string): readonly string[] =>
  slug === '' || recent.includes(slug) ? recent : [...recent, slug];
