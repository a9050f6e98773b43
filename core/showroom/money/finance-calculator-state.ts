import { isRight, type Either } from 'fp-ts/Either';
import {
  calculatorFigures,
  calculatorDeposit,
  FRESH_CALCULATOR,
  withinSliders,
  type CalculatorFigures,
  type CalculatorInputs,
  type CalculatorNote,
  type CalculatorRates,
  type CalculatorTotals,
  type PlanFailure,
} from '../../finance/public';
import type { GatewayFailure } from '../../kernel/failure';
import { isPositive, type Money } from '../../kernel/money';
import { idle, settled, type Remote } from '../../kernel/remote';
import { monthlyRangeAround, type CalculatorTerms, type MonthlyRange } from '../../search/public';

/** What does not change while the sliders move. */
export interface CalculatorSettings {
  readonly rates: CalculatorRates;
  readonly totals: CalculatorTotals;
}

/** The finance calculator: the sliders and all that follows from them, of one moment. */
export interface CalculatorState extends CalculatorSettings {
  readonly inputs: CalculatorInputs;
  /** Where the deposit's slider ends. */
  readonly mostDeposit: Money;
  /** Of these very inputs; a failure where they make no agreement. */
  readonly figures: Either<PlanFailure, CalculatorFigures>;
  /** The monthly budget to look for vehicles in (FIN-15); none without a monthly payment (FIN-05). */
  readonly range?: Required<MonthlyRange>;
  /** How many vehicles that budget buys; never of another budget. */
  readonly count: Remote<number, GatewayFailure>;
  /** What the address asked for and could not have; gone once a slider is moved. */
  readonly notes: readonly CalculatorNote[];
}

/** What vehicles are looked for with. */
export interface CalculatorBudget {
  readonly range: Required<MonthlyRange>;
  readonly monthly: Money;
  /** The shopper's own; none while the sliders stand at what the calculator starts with. */
  readonly terms?: CalculatorTerms;
}

export type CalculatorEvent =
  | { readonly kind: 'moved'; readonly inputs: CalculatorInputs }
  | { readonly kind: 'counting' }
  | {
      readonly kind: 'counted';
      readonly budget: CalculatorBudget;
      readonly answer: Either<GatewayFailure, number>;
    };

/** The calculator with its sliders so, and nothing counted yet. */
export function calculatorAt(
  wanted: CalculatorInputs,
  { rates, totals }: CalculatorSettings,
  notes: readonly CalculatorNote[] = [],
): CalculatorState {
  const inputs = withinSliders(wanted);
  const figures = calculatorFigures({ ...inputs, apr: rates.apr }, totals);
  const hasMonthly = isRight(figures) && isPositive(figures.right.monthly);
  return {
    rates,
    totals,
    inputs,
    mostDeposit: calculatorDeposit(inputs.amount, inputs.deposit).maximum,
    figures,
    ...(hasMonthly && { range: monthlyRangeAround(figures.right.monthly) }),
    count: idle,
    notes,
  };
}

/**
 * Moves the calculator on. Another budget is uncounted until its own count comes; the count of a
 * budget that is no longer shown is no news (SF-1).
 */
export function calculatorReducer(state: CalculatorState, event: CalculatorEvent): CalculatorState {
  switch (event.kind) {
    case 'moved': {
      const moved = calculatorAt(event.inputs, state);
      if (isSameInputs(moved.inputs, state.inputs)) return state;
      if (isSameBudget(budgetOf(moved), budgetOf(state))) return { ...moved, count: state.count };
      return moved.range === undefined ? moved : { ...moved, count: { kind: 'loading' } };
    }
    case 'counting':
      return { ...state, count: { kind: 'loading' } };
    case 'counted':
      return isSameBudget(event.budget, budgetOf(state))
        ? { ...state, count: settled(state.count, event.answer) }
        : state;
  }
}

/** The payment and its budget, where there is one to count for. */
export const budgetOf = ({
  figures,
  range,
  inputs: { deposit, months },
}: CalculatorState): CalculatorBudget | undefined => {
  if (!isRight(figures) || range === undefined) return undefined;
  const isOwn = deposit !== FRESH_CALCULATOR.deposit || months !== FRESH_CALCULATOR.months;
  return { range, monthly: figures.right.monthly, ...(isOwn && { terms: { deposit, months } }) };
};

/** Whether both find the same vehicles: payments within one range do. */
export const isSameBudget = (one?: CalculatorBudget, other?: CalculatorBudget): boolean =>
  one?.range.from === other?.range.from &&
  one?.range.to === other?.range.to &&
  one?.terms?.deposit === other?.terms?.deposit &&
  one?.terms?.months === other?.terms?.months;

const isSameInputs = (one: CalculatorInputs, other: CalculatorInputs): boolean =>
  one.amount === other.amount && one.deposit === other.deposit && one.months === other.months;
