import type { MeasureColumn } from './measure-column';

/** Few enough that all counters of a pack stay in the processor's nearest cache. */
const MOST_CODES = 2048;

interface Member<Name extends string> {
  readonly name: Name;
  readonly codeCount: number;
}

/**
 * Several columns as one: a vehicle's code is the codes of all members as digits of one number, the
 * first member the most significant. One pass then counts them all.
 */
export interface Pack<Name extends string> {
  readonly members: readonly Member<Name>[];
  readonly column: MeasureColumn;
}

/** Packs columns together, largest first, as long as the joint codes stay few. */
export function packColumns<Name extends string>(
  columns: ReadonlyMap<Name, MeasureColumn>,
): readonly Pack<Name>[] {
  const groups: { members: Member<Name>[]; codeCount: number }[] = [];
  const largestFirst = [...columns].sort(([, one], [, other]) => other.codeCount - one.codeCount);
  for (const [name, { codeCount }] of largestFirst) {
    const member = { name, codeCount };
    const home = groups.find((group) => group.codeCount * codeCount <= MOST_CODES);
    if (home === undefined) groups.push({ members: [member], codeCount });
    else {
      home.members.push(member);
      home.codeCount *= codeCount;
    }
  }
  return groups.map(({ members, codeCount }) => ({
    members,
    column: { codeCount, codes: joinCodes(members, columns) },
  }));
}

function joinCodes<Name extends string>(
  members: readonly Member<Name>[],
  columns: ReadonlyMap<Name, MeasureColumn>,
): Uint16Array {
  const [first, ...others] = members.map(({ name }) => columns.get(name)?.codes ?? NO_CODES);
  if (first === undefined) return NO_CODES;
  if (others.length === 0) return first;
  return first.map((code, position) =>
    others.reduce(
      (joint, codes, at) => joint * (members[at + 1]?.codeCount ?? 1) + (codes[position] ?? 0),
      code,
    ),
  );
}

const NO_CODES = new Uint16Array(0);

/** Takes joint counts apart again: one histogram for each member, in their order. */
export function unpackCounts<Name extends string>(
  pack: Pack<Name>,
  joint: Uint32Array,
): readonly Uint32Array[] {
  if (pack.members.length === 1) return [joint];
  const histograms = pack.members.map(({ codeCount }) => new Uint32Array(codeCount));
  for (let code = 0; code < joint.length; code++) {
    const count = joint[code]!;
    if (count === 0) continue;
    let rest = code;
    for (let at = histograms.length - 1; at >= 0; at--) {
      const histogram = histograms[at]!;
      const digit = rest % histogram.length;
      rest = (rest - digit) / histogram.length;
      histogram[digit] = histogram[digit]! + count;
    }
  }
  return histograms;
}
