import { greater, lesser, type Money } from '../../kernel/money';
import { calculatorDeposit } from './calculator-deposit';
import { CALCULATOR_DEFAULTS, SLIDER_LIMITS } from './calculator-terms';

/** Where the calculator's three sliders stand. */
export interface CalculatorInputs {
  /** Amount to borrow, the deposit within it. */
  readonly amount: Money;
  readonly deposit: Money;
  readonly months: number;
}

/** FIN-06. */
export const FRESH_CALCULATOR: CalculatorInputs = {
  amount: CALCULATOR_DEFAULTS.amount,
  deposit: CALCULATOR_DEFAULTS.deposit,
  months: CALCULATOR_DEFAULTS.months,
};

/**
 * The nearest the sliders can show: the amount within its limits, whole steps of months, and the
 * deposit no higher than the slider's end for that amount (FIN-01, FIN-02, FIN-03, CG-036).
 */
export function withinSliders({ amount, deposit, months }: CalculatorInputs): CalculatorInputs {
  const held = lesser(SLIDER_LIMITS.amount.most, greater(SLIDER_LIMITS.amount.least, amount));
  const fitted = calculatorDeposit(held, greater(SLIDER_LIMITS.deposit.least, deposit));
  return {
    amount: held,
    deposit: lesser(fitted.deposit, fitted.maximum),
    months: nearestMonths(months),
  };
}

function nearestMonths(months: number): number {
  const { least, most, step } = SLIDER_LIMITS.months;
  return Math.min(most, Math.max(least, Math.round(months / step) * step));
}
