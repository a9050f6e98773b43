import type { Branch } from '../../content/public';
import type { Dealership } from '../model/dealership';

/**
 * The branches of the contact pages: those of the list of sites in its order, with what the list of
 * dealerships tells of each; then dealerships that are no site (CG-114, CG-115).
 */
export function branchList(
  sites: readonly Branch[],
  dealerships: readonly Dealership[],
): readonly Dealership[] {
  const known = new Set(sites.map(({ slug }) => slug));
  return [
    ...sites.map((site): Dealership => {
      const told = dealerships.find(({ slug }) => slug === site.slug);
      return told === undefined
        ? { ...site, lines: [], division: 'england-and-wales', departments: [] }
        : { ...site, ...told };
    }),
    ...dealerships.filter(({ slug }) => !known.has(slug)),
  ];
}
