import { left, right, type Either } from 'fp-ts/Either';
import type { Apr, AprFailure, CashFlow, FinancePlan } from '../model/finance-plan';
import { allRoots } from './all-roots';
import { flowSum, type FlowSum } from './flow-sum';
import { levelPlanOf } from './level-plan';
import { rateOfLevelPlan } from './level-rate';
import { flowsOf } from './plan-flows';
import { aprFromMonthlyRate } from './rates';
import { shownApr } from './shown-apr';

/**
 * The APR of any flows: the X that makes what is advanced worth what is paid back, each discounted
 * by (1 + X)^years (Directive 2008/48/EC annex I; CONC App 1.2.6). Where several rates do, the
 * positive one nearest 0 (Total Charge for Credit Regulations 1980, regulation 9).
 */
export function solveApr(flows: readonly CashFlow[]): Either<AprFailure, Apr> {
  if (!flows.every(({ years, amount }) => Number.isFinite(years) && Number.isFinite(amount))) {
    return left({ kind: 'not-a-number' });
  }
  const sum = flowSum(flows);
  // Paid back at once what was advanced at once: it cost nothing, at whatever rate.
  if (sum.amounts.length === 0 && flows.some(({ amount }) => amount !== 0)) return right(aprOf(0));
  if (!beginsWithAnAdvance(sum)) return left({ kind: 'no-solution' });

  const forces = allRoots(sum);
  const chosen = forces.find((force) => force > NO_RATE) ?? forces.find(isNoRate);
  if (chosen !== undefined) {
    const apr = aprOf(Math.max(0, 100 * Math.expm1(chosen)));
    return Number.isFinite(apr.exact) ? right(apr) : left({ kind: 'no-solution' });
  }
  const nearest = forces.at(-1);
  return left(
    nearest === undefined
      ? { kind: 'no-solution' }
      : { kind: 'payments-below-credit', exact: 100 * Math.expm1(nearest) },
  );
}

/** A plan's own APR, its fee and its rounded payments in it. */
export function aprOfPlan(plan: FinancePlan): Either<AprFailure, Apr> {
  const monthlyRate = rateOfLevelPlan(levelPlanOf(plan));
  return monthlyRate === undefined
    ? solveApr(flowsOf(plan))
    : right(aprOf(aprFromMonthlyRate(monthlyRate)));
}

/** At 0 % with fractions of pence the last digits may miss what was advanced by a hair. */
const NO_RATE = 1e-12;

const isNoRate = (force: number): boolean => Math.abs(force) <= NO_RATE;

const aprOf = (exact: number): Apr => ({ shown: shownApr(exact), exact });

/** Time starts at the first drawdown: flows that begin with a payment are nobody's credit. */
const beginsWithAnAdvance = ({ amounts }: FlowSum): boolean => (amounts[0] ?? 0) < 0;
