import { wellFormed } from '../../kernel/well-formed';

/** Towns whose page has a shorter name (ROUTE-38). */
const PAGE_OF_TOWN: ReadonlyMap<string, string> = new Map([['stoke-on-trent', 'stoke']]);

/** The page of a branch by its town or slug; for the town Stoke-on-Trent it is `/contact/stoke/` (WE-145). */
export const branchContactPath = (town: string): string =>
  `/contact/${encodeURIComponent(wellFormed(PAGE_OF_TOWN.get(town) ?? town))}/`;
