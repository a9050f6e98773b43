import {
  distinctUntilChanged,
  EMPTY,
  map,
  merge,
  skip,
  Subject,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import type { CalculatorInputs } from '../../finance/public';
import type { Behavior } from '../../kernel/behavior';
import type { Scope } from '../../kernel/scope';
import {
  budgetOf,
  calculatorReducer,
  isSameBudget,
  type CalculatorState,
} from './finance-calculator-state';
import { askCount, type CalculatorPorts } from './load-calculator';

/** The finance calculator, live. */
export interface FinanceCalculator {
  readonly state$: Behavior<CalculatorState>;
  /** Moves one slider or more; what no slider can show goes to the nearest that one can. */
  readonly move: (change: Partial<CalculatorInputs>) => void;
  /** Stands the sliders elsewhere at once, as when the shopper goes back. */
  readonly show: (inputs: CalculatorInputs) => void;
  /** Counts again after a failure. */
  readonly retry: () => void;
  /** Begins what only a browser does: the count, where the server did not have it. */
  readonly wake: () => void;
}

/** FIN-07. */
export const CALCULATOR_DEBOUNCE_MS = 500;

/**
 * Figures follow every move at once, and always stand with the inputs they were made of; the count
 * of vehicles follows 500 ms after the last move that changed the budget (FIN-07). A newer budget
 * cancels the count of the older (FIN-47); a failed count is a value, so that the next is made all
 * the same (HT-4).
 */
export function createFinanceCalculator(
  scope: Scope,
  ports: Pick<CalculatorPorts, 'search'>,
  start: CalculatorState,
): FinanceCalculator {
  const { state$, dispatch } = scope.store(start, calculatorReducer);
  const atOnce$ = new Subject<void>();

  const count = (waitMs: number) => {
    const budget = budgetOf(state$.value);
    return budget === undefined
      ? EMPTY
      : timer(waitMs).pipe(switchMap(() => askCount(ports, budget)));
  };

  const moved$ = state$.pipe(
    map(budgetOf),
    distinctUntilChanged(isSameBudget),
    skip(1),
    map(() => CALCULATOR_DEBOUNCE_MS),
  );
  scope.run(merge(moved$, atOnce$.pipe(map(() => 0))).pipe(switchMap(count), tap(dispatch)));

  const countAtOnce = () => {
    if (budgetOf(state$.value) === undefined) return;
    dispatch({ kind: 'counting' });
    atOnce$.next();
  };

  return {
    state$,
    move: (change) => dispatch({ kind: 'moved', inputs: { ...state$.value.inputs, ...change } }),
    show: (inputs) => dispatch({ kind: 'moved', inputs }),
    retry: countAtOnce,
    wake: () => {
      if (state$.value.count.kind === 'idle') countAtOnce();
    },
  };
}
