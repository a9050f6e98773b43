import { FORMULAS } from '../formulas/formulas';
import type { CheckedExample, Law } from '../model';
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
  const tried = laws.map((law) => tryLaw(law, seed, cases));
  const settled = examples.map(settledExample);
  return {
    seed,
    cases,
    verdict: verdictOn(tried, settled),
    laws: tried,
    examples: settled,
    formulas: FORMULAS,
    schedules: WORKED_SCHEDULES,
    readings: READINGS,
    openPoints: OPEN_POINTS,
  };
}

function tryLaw(law: Law, seed: number, cases: number): TriedLaw {
  const { id, statement, source, ranges } = law;
  return { id, statement, source, ranges, seed, ...law.check(seed, cases) };
}
