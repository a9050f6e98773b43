import type { Either } from 'fp-ts/Either';
import {
  calculatorFigures,
  type CalculatorFigures,
  type CalculatorInputs,
  type CalculatorRates,
  type CalculatorTotals,
  type PlanFailure,
} from '../../finance/public';
import { add, lesser, type Money } from '../../kernel/money';

/** The calculator with a car beside the shopper's own deposit. */
export interface CalculatorWithOwnCar {
  /** Own deposit and car together: never above the amount (FIN-09). */
  readonly deposit: Money;
  /** Nothing borrowed where the two reach the amount. */
  readonly figures: Either<PlanFailure, CalculatorFigures>;
}

/**
 * The figures of the calculator with a car as part of the deposit; the sliders, and so the address
 * and the count of vehicles, stay where they are.
 */
export function calculatorWithOwnCar(
  inputs: CalculatorInputs,
  { rates, totals }: { readonly rates: CalculatorRates; readonly totals: CalculatorTotals },
  brought: Money,
): CalculatorWithOwnCar {
  const deposit = lesser(inputs.amount, add(inputs.deposit, brought));
  return { deposit, figures: calculatorFigures({ ...inputs, deposit, apr: rates.apr }, totals) };
}
