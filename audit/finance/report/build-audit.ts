import { FORMULAS } from '../formulas/formulas';
import type { CheckedExample, Law, LawOutcome } from '../model';
import { OPEN_POINTS } from '../open-points';
import { READINGS } from '../readings/readings';
import type { AuditReport, TriedLaw } from './audit-report';
import { settledExample } from './settled-figures';
import { verdictOn } from './verdict';
import { WORKED_SCHEDULES } from './worked-schedules';

export interface AuditOrder {
  readonly seed: number;
  readonly cases: number;
  readonly laws: readonly Law[];
  readonly examples: readonly CheckedExample[];
}

/** Tries every law from the seed and puts all that is known beside it. */
export function buildAudit({ seed, cases, laws, examples }: AuditOrder): AuditReport {
  const outcomes = laws.map((law) => ({ law, outcome: law.check(seed, cases) }));
  const tried = outcomes.map(({ law, outcome }) => triedLaw(law, outcome, seed));
  const greatest = Math.max(0, ...outcomes.map(({ outcome }) => outcome.recomputed.greatest));
  const settled = examples.map(settledExample);
  return {
    seed,
    cases,
    verdict: verdictOn(tried, settled, powerOfTenAbove(greatest)),
    laws: tried,
    examples: settled,
    formulas: FORMULAS,
    schedules: WORKED_SCHEDULES,
    readings: READINGS,
    openPoints: OPEN_POINTS,
  };
}

function triedLaw(law: Law, outcome: LawOutcome, seed: number): TriedLaw {
  const { id, statement, source, ranges } = law;
  const { cases, figures, onTheEdge, apart } = outcome.recomputed;
  return {
    id,
    statement,
    source,
    ranges,
    seed,
    ...outcome,
    recomputed: { cases, figures, onTheEdge, ...(apart === undefined ? {} : { apart }) },
  };
}

/** Of a last digit's noise only the size is the same on every machine. */
const powerOfTenAbove = (parts: number): number =>
  parts === 0 ? 0 : Number(`1e${Math.ceil(Math.log10(parts))}`);
