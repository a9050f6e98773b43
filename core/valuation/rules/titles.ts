/** How a shopper may be addressed (VALA-68). */
export const TITLES = [
  'mr',
  'mrs',
  'ms',
  'miss',
  'dr',
  'rev',
  'other',
  'prefer_not_to_say',
] as const;
export type PersonTitle = (typeof TITLES)[number];
