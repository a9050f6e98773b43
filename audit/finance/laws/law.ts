import fc from 'fast-check';
import type { Law, LawOutcome, Recomputed } from '../model';
import { comparison, type Compared } from '../recomputed/comparison';
import { CORE, overheard, type Core } from '../recomputed/core-asked';
import { secondAnswer } from '../recomputed/second-answers';

/** A law as it is written down: what is drawn, and what would break it. */
export interface LawDraft<Drawn> extends Omit<Law, 'check'> {
  readonly drawn: fc.Arbitrary<Drawn>;
  /**
   * How a case breaks the law, in a line; `undefined` where it does not. The core is handed in: each
   * of its answers is worked out a second time as the law gets it.
   */
  readonly breach: (drawn: Drawn, core: Core) => string | undefined;
}

/**
 * A law that can be tried. Cases come from the seed alone, so the same seed tries the same cases; a
 * case that breaks it, or that comes to other figures the second time, is made as small as it goes
 * before it is told. A core that throws has broken the law too.
 */
export function law<Drawn>({ drawn, breach, ...told }: LawDraft<Drawn>): Law {
  return {
    ...told,
    check: (seed, cases, core = CORE) => outcomeOf(drawn, triedCase(breach, core), seed, cases),
  };
}

interface TriedCase extends Compared {
  readonly breach: string | undefined;
}

function outcomeOf<Drawn>(
  drawn: fc.Arbitrary<Drawn>,
  tryCase: (drawn: Drawn) => TriedCase,
  seed: number,
  cases: number,
): LawOutcome {
  let recomputed = NOTHING_RECOMPUTED;
  const tried = fc.check(
    fc.property(drawn, (one) => {
      const { breach, ...compared } = tryCase(one);
      recomputed = withCase(recomputed, compared);
      return breach === undefined && compared.apart.length === 0;
    }),
    { seed, numRuns: cases },
  );
  if (!tried.failed) return { holds: true, cases: tried.numRuns, recomputed };
  const smallest = tried.counterexample?.[0];
  if (smallest === undefined) {
    return {
      holds: false,
      cases: tried.numRuns,
      counterexample: 'no case could be drawn',
      recomputed,
    };
  }
  const { breach, apart } = tryCase(smallest);
  const told = (how: string): string => `${fc.stringify(smallest)}: ${how}`;
  const [first] = apart;
  const isBroken = breach !== undefined || first === undefined;
  return {
    holds: !isBroken,
    cases: tried.numRuns,
    ...(isBroken ? { counterexample: told(breach ?? 'broken once, and not again') } : {}),
    recomputed: first === undefined ? recomputed : { ...recomputed, apart: told(first) },
  };
}

const NOTHING_RECOMPUTED: Recomputed = { cases: 0, figures: 0, onTheEdge: 0, greatest: 0 };

const withCase = (so: Recomputed, { figures, onTheEdge, greatest }: Compared): Recomputed => ({
  cases: so.cases + (figures > 0 ? 1 : 0),
  figures: so.figures + figures,
  onTheEdge: so.onTheEdge + onTheEdge,
  greatest: Math.max(so.greatest, greatest),
});

/** How one case is tried: the core is listened to once, and each case has a comparison of its own. */
function triedCase<Drawn>(
  breach: LawDraft<Drawn>['breach'],
  core: Core,
): (drawn: Drawn) => TriedCase {
  let held = comparison();
  const listenedTo = overheard(core, (answered) => {
    secondAnswer(held, answered);
  });
  return (one) => {
    held = comparison();
    try {
      return { breach: breach(one, listenedTo), ...held.outcome() };
    } catch (thrown) {
      const why = thrown instanceof Error ? thrown.message : String(thrown);
      return { breach: `threw ${why}`, ...held.outcome() };
    }
  };
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
