import type { Claim } from './claim';
import type { KnownIds } from './known-ids';

/** What the tests prove of one group of ids: each id of it stands in one list. */
export interface GroupCoverage {
  readonly group: string;
  /** A test that carries the id ran and passed, and none failed. */
  readonly proved: readonly string[];
  readonly failed: readonly string[];
  /** Its tests are switched off, or nothing tells that they ran. */
  readonly notRun: readonly string[];
  readonly withoutTest: readonly string[];
}

export interface Coverage {
  readonly groups: readonly GroupCoverage[];
  /** Ids in titles that no document knows. */
  readonly unknown: readonly Claim[];
}

/** Sets what came of the tests that carry ids against the ids that exist. */
export function coverageOf(known: KnownIds, claims: readonly Claim[]): Coverage {
  const outcomes = new Map<string, Set<Claim['outcome']>>();
  for (const { id, outcome } of claims) {
    outcomes.set(id, (outcomes.get(id) ?? new Set()).add(outcome));
  }
  const existing = new Set([...known.values()].flat());
  const came = (id: string, outcome: Claim['outcome']) => outcomes.get(id)?.has(outcome) === true;
  return {
    groups: [...known].map(([group, ids]) => ({
      group,
      proved: ids.filter((id) => came(id, 'passed') && !came(id, 'failed')),
      failed: ids.filter((id) => came(id, 'failed')),
      notRun: ids.filter((id) => outcomes.has(id) && !came(id, 'passed') && !came(id, 'failed')),
      withoutTest: ids.filter((id) => !outcomes.has(id)),
    })),
    unknown: claims.filter(({ id }) => !existing.has(id)),
  };
}

/** Several groups as one. */
export const allOf = (group: string, parts: readonly GroupCoverage[]): GroupCoverage => ({
  group,
  proved: parts.flatMap(({ proved }) => proved),
  failed: parts.flatMap(({ failed }) => failed),
  notRun: parts.flatMap(({ notRun }) => notRun),
  withoutTest: parts.flatMap(({ withoutTest }) => withoutTest),
});

const sizeOf = ({ proved, failed, notRun, withoutTest }: GroupCoverage): number =>
  proved.length + failed.length + notRun.length + withoutTest.length;

/** The coverage of some ids only, groups without any left out. */
export const among = (
  ids: readonly string[],
  groups: readonly GroupCoverage[],
): readonly GroupCoverage[] => {
  const wanted = new Set(ids);
  const of = (list: readonly string[]) => list.filter((id) => wanted.has(id));
  return groups
    .map(({ group, proved, failed, notRun, withoutTest }) => ({
      group,
      proved: of(proved),
      failed: of(failed),
      notRun: of(notRun),
      withoutTest: of(withoutTest),
    }))
    .filter((group) => sizeOf(group) > 0);
};

const barLength = 24;

/** One line: how many of how many are proved, as a bar, and what is amiss with others. */
export function lineOf(coverage: GroupCoverage): string {
  const { group, proved, failed, notRun } = coverage;
  const total = sizeOf(coverage);
  const share = total === 0 ? 1 : proved.length / total;
  const filled = Math.floor(share * barLength);
  const bar = '█'.repeat(filled) + '░'.repeat(barLength - filled);
  const count = `${String(proved.length).padStart(4)} / ${String(total).padEnd(4)}`;
  const amiss = [
    failed.length > 0 ? `${String(failed.length)} failed` : '',
    notRun.length > 0 ? `${String(notRun.length)} not run` : '',
  ].filter((part) => part !== '');
  return `${group.padEnd(16)}${count} ${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${amiss.join(', ')}`.trimEnd();
}
