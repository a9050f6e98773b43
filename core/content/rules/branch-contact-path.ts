import { wellFormed } from '../../kernel/well-formed';

/** Towns whose branch has a shorter name in addresses (ROUTE-38). */
const SHORTER: Readonly<Record<string, string>> = { 'stoke-on-trent': 'stoke' };

/** What a branch is called in addresses, by the key of its town or by that name itself. */
export const branchKey = (town: string): string =>
  Object.hasOwn(SHORTER, town) ? (SHORTER[town] ?? town) : town;

/** The page that tells how to reach a branch (ROUTE-10, ROUTE-38, WE-145). */
export const branchContactPath = (town: string): string =>
  `/contact/${encodeURIComponent(wellFormed(branchKey(town)))}/`;
