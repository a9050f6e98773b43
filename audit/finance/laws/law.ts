import fc from 'fast-check';
import type { Law, LawOutcome } from '../model';

/** A law as it is written down: what is drawn, and what would break it. */
export interface LawDraft<Drawn> extends Omit<Law, 'check'> {
  readonly drawn: fc.Arbitrary<Drawn>;
  /** How a case breaks the law, in a line; `undefined` where it does not. */
  readonly breach: (drawn: Drawn) => string | undefined;
}

/**
 * A law that can be tried. Cases come from the seed alone, so the same seed tries the same cases; a
 * case that breaks it is made as small as it goes before it is told. A core that throws has broken
 * the law too.
 */
export function law<Drawn>({ drawn, breach, ...told }: LawDraft<Drawn>): Law {
  return {
    ...told,
    check: (seed, cases) => outcomeOf(drawn, breach, seed, cases),
  };
}

function outcomeOf<Drawn>(
  drawn: fc.Arbitrary<Drawn>,
  breach: (drawn: Drawn) => string | undefined,
  seed: number,
  cases: number,
): LawOutcome {
  const tried = fc.check(
    fc.property(drawn, (one) => breachOrThrow(breach, one) === undefined),
    { seed, numRuns: cases },
  );
  if (!tried.failed) return { holds: true, cases: tried.numRuns };
  const smallest = tried.counterexample?.[0];
  return {
    holds: false,
    cases: tried.numRuns,
    counterexample:
      smallest === undefined
        ? 'no case could be drawn'
        : `${fc.stringify(smallest)}: ${breachOrThrow(breach, smallest) ?? 'broken once, and not again'}`,
  };
}

function breachOrThrow<Drawn>(
  breach: (drawn: Drawn) => string | undefined,
  one: Drawn,
): string | undefined {
  try {
    return breach(one);
  } catch (thrown) {
    return `threw ${thrown instanceof Error ? thrown.message : String(thrown)}`;
  }
}

/** Whichever of several breaches there is. */
export const firstOf = (...breaches: readonly (string | undefined)[]): string | undefined =>
  breaches.find((breach) => breach !== undefined);

/** A breach where two that should be the same are not. */
export const unlessSame = (
  what: string,
  expected: number,
  found: number | undefined,
): string | undefined =>
  expected === found ? undefined : `${what} is ${String(found)} and should be ${expected}`;

/** A breach where two are further apart than they may be. */
export const unlessNear = (
  what: string,
  expected: number,
  found: number,
  tolerance: number,
): string | undefined =>
  Math.abs(found - expected) <= tolerance
    ? undefined
    : `${what} is ${found} and should be ${expected}, give or take ${tolerance}`;

/** A breach where the first is more than the second. */
export const unlessAtMost = (what: string, lower: number, upper: number): string | undefined =>
  lower <= upper ? undefined : `${what}: ${lower} is more than ${upper}`;
