import type { Claim } from './claim';
import { reachedFrom, type Sources } from './import-graph';

/** An id in titles that the running product does not bear out. */
export interface RefusedClaim {
  readonly id: string;
  readonly files: readonly string[];
  readonly reason: string;
}

const isTest = (file: string): boolean => file.startsWith('tests/');
const isExample = (file: string): boolean => /\.examples\.tsx?$/.test(file);

/** A test in a browser speaks to the whole product, whatever it imports. */
const isBrowserTest = (file: string): boolean => file.startsWith('tests/e2e/');

function filesById(claims: readonly Claim[]): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, readonly string[]>();
  for (const { id, file } of claims) {
    files.set(id, [...new Set([...(files.get(id) ?? []), file])]);
  }
  return files;
}

/**
 * Ids whose tests all look at code that no entry comes to, so that what they prove is nobody's. An
 * example in the gallery of parts is no user of what it shows.
 */
export function claimsOfUnusedCode(
  claims: readonly Claim[],
  sources: Sources,
  entries: readonly string[],
): readonly RefusedClaim[] {
  const used = reachedFrom(sources, entries, (file) => !isExample(file));
  const looksAtUsed = (test: string): boolean =>
    isBrowserTest(test) ||
    [...reachedFrom(sources, [test], isTest)].some((file) => !isTest(file) && used.has(file));
  return [...filesById(claims)]
    .filter(([, files]) => !files.some(looksAtUsed))
    .map(([id, files]) => ({ id, files, reason: 'its tests import nothing that is run' }));
}

export interface RouteRequirement {
  readonly id: string;
  readonly area: string;
  readonly text: string;
}

/** `/blog/{id?}`, `blog/:id` and `/blog/?login=1` are all at `blog`. */
const placeOf = (path: string): string =>
  path
    .replace(/\/(\{[^}]*\}|:[^/]*)/g, '')
    .replace(/\?.*$/, '')
    .replace(/^\/|\/$/g, '');

const pathOf = ({ text }: RouteRequirement): string | undefined => /`(\/[^`]*)`/.exec(text)?.[1];

/** Ids of pages that only say what they will do: that they open proves nothing of them. */
export function claimsOfLaterPages(
  claims: readonly Claim[],
  requirements: readonly RouteRequirement[],
  laterPaths: readonly string[],
): readonly RefusedClaim[] {
  const later = new Set(laterPaths.map(placeOf));
  const ids = new Set(
    requirements
      .filter(({ area }) => area === 'ROUTE')
      .filter((requirement) => {
        const path = pathOf(requirement);
        return path !== undefined && later.has(placeOf(path));
      })
      .map(({ id }) => id),
  );
  return [...filesById(claims)]
    .filter(([id]) => ids.has(id))
    .map(([id, files]) => ({ id, files, reason: 'its page only says what it will do' }));
}
