import type { CashFlow } from '../../../core/finance/public';
import { exactly, NOTHING, ONE, type Decimal } from './decimal';
import { datedFlows, fromTheEnd, type DatedFlows } from './dated-flows';
import { firstRoot, NO_RATE, signOfWorth } from './first-root';
import { remembered } from './remembered';
import { runsOf, worthOfRuns } from './runs';

/** An APR in percent, or why there is none. */
export interface AprAgain {
  readonly kind: 'apr' | 'no-solution' | 'payments-below-credit';
  /** The rate that solves the equation, below nothing where it is no APR. */
  readonly percent?: Decimal;
}

const NONE: AprAgain = { kind: 'no-solution' };
const HUNDRED = exactly(100);

/**
 * The APR of any flows: Σ C_k · (1 + X)^(−t_k) = Σ D_l · (1 + X)^(−s_l), solved for X, the positive
 * one nearest nothing where several do. One below nothing is no APR, and neither is one beyond all
 * numbers.
 */
export const aprAgain = remembered<readonly CashFlow[], AprAgain>(
  (flows) => flows.map(({ years, amount }) => `${years} ${amount}`).join(),
  (flows) => (flows.every(({ amount }) => amount === 0) ? NONE : aprOf(datedFlows(flows))),
);

function aprOf(flows: DatedFlows): AprAgain {
  const [first] = flows.amounts;
  // Paid back at once what was advanced at once.
  if (first === undefined) return { kind: 'apr', percent: NOTHING };
  if (first.isPositive()) return NONE;
  const above = firstRoot(flows);
  if (above !== undefined) {
    const percent = refined(flows, above);
    return Number.isFinite(percent.toNumber()) ? { kind: 'apr', percent } : NONE;
  }
  if (isNothingsRoot(flows)) return { kind: 'apr', percent: NOTHING };
  const below = firstRoot(fromTheEnd(flows));
  return below === undefined
    ? NONE
    : { kind: 'payments-below-credit', percent: refined(flows, -below) };
}

/** Whether the worth passes nothing where the rate does. */
function isNothingsRoot(flows: DatedFlows): boolean {
  const { worth, moment } = worthOfRuns(runsOf(flows), ONE);
  const couldChange = moment
    .abs()
    .div(flows.unitsInYear)
    .times(2 * NO_RATE);
  return (
    worth.abs().lessThanOrEqualTo(couldChange) &&
    signOfWorth(flows, NO_RATE) !== signOfWorth(flows, -NO_RATE)
  );
}

const MOST_STEPS = 60;
const ENOUGH = exactly(1e-40);

/** Newton’s steps on the discount of one unit of time, from sixteen digits to all there are. */
function refined(flows: DatedFlows, force: number): Decimal {
  const runs = runsOf(flows);
  let discount = exactly(Math.exp(-force / flows.unitsInYear));
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { worth, moment } = worthOfRuns(runs, discount);
    const by = worth.div(moment);
    discount = discount.minus(discount.times(by));
    if (by.times(by).lessThan(ENOUGH)) break;
  }
  return ONE.div(discount.pow(flows.unitsInYear)).minus(ONE).times(HUNDRED);
}
