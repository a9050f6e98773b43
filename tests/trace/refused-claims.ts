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
