import { lesser, pence, type Money } from '../../kernel/money';
import { SLIDER_LIMITS } from './calculator-terms';

/** A deposit that fits an amount. */
export interface CalculatorDeposit {
  /** Never above the amount (FIN-09). */
  readonly deposit: Money;
  /** Where the slider ends; the deposit can lie beyond it, on an amount that is no whole thousand. */
  readonly maximum: Money;
}

/**
 * Fits a deposit to an amount (FIN-08, FIN-09, FIN-10): first the deposit is held to the amount,
 * then the maximum follows, so that the three rules never meet (CG-036). The maximum is the
 * whole thousands of the amount, up to £10,000.
 */
export function calculatorDeposit(amount: Money, deposit: Money): CalculatorDeposit {
  return {
    deposit: lesser(deposit, amount),
    maximum: lesser(
      SLIDER_LIMITS.deposit.most,
      pence(Math.floor(amount / SLIDER_LIMITS.deposit.step) * SLIDER_LIMITS.deposit.step),
    ),
  };
}
