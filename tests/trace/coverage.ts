import type { KnownIds } from './known-ids';
import type { TitleId } from './test-titles';

/** What the tests prove of one group of ids. */
export interface GroupCoverage {
  readonly group: string;
  readonly covered: readonly string[];
  readonly missing: readonly string[];
}

export interface Coverage {
  readonly groups: readonly GroupCoverage[];
  /** Ids in titles that no document knows. */
  readonly unknown: readonly TitleId[];
}

/** Sets ids found in titles against the ids that exist. A test that is switched off proves nothing. */
export function coverageOf(known: KnownIds, titles: readonly TitleId[]): Coverage {
  const proved = new Set(titles.filter(({ isOff }) => !isOff).map(({ id }) => id));
  const existing = new Set([...known.values()].flat());
  return {
    groups: [...known].map(([group, ids]) => ({
      group,
      covered: ids.filter((id) => proved.has(id)),
      missing: ids.filter((id) => !proved.has(id)),
    })),
    unknown: titles.filter(({ id }) => !existing.has(id)),
  };
}
