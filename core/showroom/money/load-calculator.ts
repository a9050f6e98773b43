import { isRight, left, map as mapRight } from 'fp-ts/Either';
import { defaultIfEmpty, map, of, switchMap, take, takeUntil, timer, type Observable } from 'rxjs';
import type { ContentLibrary } from '../../content/public';
import {
  calculatorFromAddress,
  calculatorRates,
  type CalculatorRates,
  type CalculatorTotals,
} from '../../finance/public';
import { timedOut } from '../../kernel/failure';
import { calculatorQuery, type StockSearch } from '../../search/public';
import { COUNT_PATIENCE_MS, PATIENCE_MS, type Patience } from '../shared/patience';
import {
  budgetOf,
  calculatorAt,
  calculatorReducer,
  type CalculatorBudget,
  type CalculatorEvent,
  type CalculatorState,
} from './finance-calculator-state';

/** The ports the calculator asks. */
export interface CalculatorPorts {
  readonly search: Pick<StockSearch, 'search'>;
  readonly content: Pick<ContentLibrary, 'page'>;
}

/** The editable page with the calculator's rates, in the fields `apr` and `fixed-rate`. */
export const CALCULATOR_CONTENT_PAGE = 'finance-calculator';

/** The rates an editor has set; the given ones where there are none to be had in time (FIN-06). */
export const askRates = (
  { content }: Pick<CalculatorPorts, 'content'>,
  patience$: Patience = timer(PATIENCE_MS),
): Observable<CalculatorRates> =>
  content.page(CALCULATOR_CONTENT_PAGE).pipe(
    take(1),
    map((answer) => {
      const field = (name: string) =>
        isRight(answer)
          ? textOf(answer.right.fields.find(({ slug }) => slug === name)?.html)
          : undefined;
      return calculatorRates({ apr: field('apr'), fixedRate: field('fixed-rate') });
    }),
    takeUntil(patience$),
    defaultIfEmpty(calculatorRates({})),
  );

/** An editor's field is HTML, even around a lone number. */
const textOf = (html: string | undefined): string | undefined =>
  html?.replaceAll(/<[^>]*>?|&nbsp;/g, ' ').trim();

/** How many vehicles a payment could buy (FIN-05, SEARCH-32): only the number is wanted. */
export function askCount(
  { search }: Pick<CalculatorPorts, 'search'>,
  budget: CalculatorBudget,
): Observable<CalculatorEvent> {
  const query = { ...calculatorQuery(budget.monthly, budget.terms), pageSize: 1 };
  return search.search(query).pipe(
    take(1),
    takeUntil(timer(COUNT_PATIENCE_MS)),
    defaultIfEmpty(left(timedOut)),
    map((answer) => ({
      kind: 'counted',
      budget,
      answer: mapRight(({ total }: { readonly total: number }) => total)(answer),
    })),
  );
}

export interface CalculatorPageRequest {
  /** What stands after `?` in the address. */
  readonly address: string;
  readonly totals: CalculatorTotals;
  /** On the server; a browser counts once the page stands. */
  readonly counted: boolean;
  /** Of rates and count together. */
  readonly patience$?: Patience | undefined;
}

/** The calculator that an address stands for. Never fails: rates and count have their fallbacks. */
export const loadCalculator = (
  ports: CalculatorPorts,
  { address, totals, counted, patience$ }: CalculatorPageRequest,
): Observable<CalculatorState> =>
  askRates(ports, patience$).pipe(
    switchMap((rates) => {
      const { inputs, notes } = calculatorFromAddress(address);
      const start = calculatorAt(inputs, { rates, totals }, notes);
      const budget = budgetOf(start);
      if (!counted || budget === undefined) return of(start);
      return askCount(ports, budget).pipe(
        takeUntil(patience$ ?? timer(PATIENCE_MS)),
        map((event) => calculatorReducer(start, event)),
        defaultIfEmpty(start),
      );
    }),
  );
