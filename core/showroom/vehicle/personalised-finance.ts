import {
  filter,
  map,
  merge,
  Subject,
  switchMap,
  take,
  takeUntil,
  tap,
  type Observable,
} from 'rxjs';
import { map as mapRight } from 'fp-ts/Either';
import {
  depositTypeOf,
  personaliseTerms,
  quoteToShow,
  sameTerms,
  type ApprovedRate,
  type FinanceDefault,
  type QuoteDesk,
  type QuoteSet,
  type QuoteTerms,
} from '../../finance/public';
import type { Behavior } from '../../kernel/behavior';
import { leadingDebounce } from '../../kernel/leading-debounce';
import { nothing, type Money } from '../../kernel/money';
import { latest } from '../../kernel/remote';
import type { Scope } from '../../kernel/scope';
import { shownPrice, type StockId, type Vehicle } from '../../stock/public';
import type { FinanceChoice } from './finance-choice';
import type { FinanceMemory } from '../shared/finance-memory';
import { pageTerms } from '../shared/page-terms';
import {
  addressedOn,
  personalisedFinanceReducer,
  answeredWith,
  type FinanceAnswer,
  type PersonalisedFinanceEvent,
  type PersonalisedFinanceState,
} from './personalised-finance-state';
import type { AddressedFinance } from './vehicle-page-state';

/** Changes of a panel are asked for at most this often; milliseconds (FIN-07, FIN-47). */
export const PERSONALISE_DEBOUNCE_MS = 500;

/** What a shopper can change. */
export type TermsChange = Partial<Pick<QuoteTerms, 'deposit' | 'mileage' | 'months'>>;

/** The personalise panel of one vehicle, live. */
export interface PersonalisedFinance {
  readonly state$: Behavior<PersonalisedFinanceState>;
  readonly change: (change: TermsChange) => void;
  /** Asks again for what is wanted. */
  readonly retry: () => void;
  /** Begins what only a browser knows: an approved rate (SEARCH-18), the terms of the last visit (NAV-07). */
  readonly wake: () => void;
}

export interface PersonalisedFinancePorts {
  readonly quotes: Pick<QuoteDesk, 'quotesFor'>;
  readonly approvedRate: Pick<ApprovedRate, 'read'>;
  readonly memory: FinanceMemory;
}

/** What a panel begins with. */
export interface PersonalisedFinanceStart {
  readonly stockId: StockId;
  /** What the deposits to choose from go by (FIN-28, CG-045). */
  readonly finalPrice: Money;
  /** The figures the page came with: those beside the price. */
  readonly standard: FinanceAnswer;
  /** Where the address says other terms: the state on those. */
  readonly addressed?: PersonalisedFinanceState;
}

/**
 * Only the answer to the latest change is ever shown, whole: a newer change cancels the call of an
 * older one (FIN-47, SF-1). A failed call is a value, so the next change is answered all the same
 * (HT-4).
 */
export function createPersonalisedFinance(
  scope: Scope,
  ports: PersonalisedFinancePorts,
  choice: FinanceChoice,
  start: PersonalisedFinanceStart,
): PersonalisedFinance {
  const { stockId, finalPrice, standard, addressed } = start;
  const { state$, dispatch } = scope.store<PersonalisedFinanceState, PersonalisedFinanceEvent>(
    addressed ?? answeredWith(standard),
    personalisedFinanceReducer,
  );
  const changes$ = new Subject<QuoteTerms>();
  const now$ = new Subject<QuoteTerms>();
  const woken$ = new Subject<void>();

  const wantedTerms$ = merge(changes$, now$);
  const answers$ = merge(
    changes$.pipe(leadingDebounce<QuoteTerms>(PERSONALISE_DEBOUNCE_MS)),
    now$,
  ).pipe(
    switchMap((terms) =>
      ask(ports.quotes, stockId, terms).pipe(
        // Between a newer change and its paced call, a late answer to the older one must not land.
        takeUntil(wantedTerms$.pipe(filter((newer) => !sameTerms(newer, terms)))),
      ),
    ),
  );

  const remembered$ = woken$.pipe(
    take(1),
    filter(() => addressed === undefined),
    switchMap(() => ports.memory.kept$),
    filter((kept) => kept !== undefined),
    take(1),
    // Whoever has begun to choose is not overruled by an earlier visit.
    takeUntil(changes$),
    map((kept) => fitted(kept, finalPrice, state$.value.wanted)),
    filter((terms) => !sameTerms(terms, state$.value.wanted)),
  );

  const want = (terms: QuoteTerms, asks$: Subject<QuoteTerms>): void => {
    dispatch({ kind: 'wanted', terms });
    asks$.next(terms);
  };

  scope.run(
    merge(
      answers$.pipe(
        tap((event) => {
          dispatch(event);
          choice.illustrate(illustrationOf(state$.value, standard));
        }),
      ),
      remembered$.pipe(tap((terms) => want(terms, now$))),
    ),
  );

  return {
    state$,
    change: (change) => {
      const { wanted } = state$.value;
      const deposit = change.deposit ?? wanted.deposit;
      const terms: QuoteTerms = {
        ...wanted,
        ...change,
        deposit,
        depositType: depositTypeOf(deposit),
      };
      if (sameTerms(terms, wanted)) return;
      want(terms, changes$);
      ports.memory.keep(terms);
    },
    retry: () => {
      want(state$.value.wanted, now$);
    },
    wake: () => {
      choice.illustrate(illustrationOf(state$.value, standard));
      const { wanted } = state$.value;
      const kept = addressed === undefined ? ports.memory.kept$.value : undefined;
      const terms: QuoteTerms = {
        ...(kept === undefined ? wanted : fitted(kept, finalPrice, wanted)),
        ...ports.approvedRate.read(),
      };
      const isAwaited = state$.value.answer.kind === 'loading';
      if (isAwaited || !sameTerms(terms, wanted)) want(terms, now$);
      woken$.next();
    },
  };
}

/** The terms of an earlier visit, as far as they suit this vehicle (FIN-30), at the present rate. */
const fitted = (kept: FinanceDefault, finalPrice: Money, wanted: QuoteTerms): QuoteTerms => ({
  ...wanted,
  ...personaliseTerms(kept, finalPrice),
});

const ask = (
  quotes: Pick<QuoteDesk, 'quotesFor'>,
  stockId: StockId,
  terms: QuoteTerms,
): Observable<PersonalisedFinanceEvent> =>
  quotes.quotesFor([stockId], terms).pipe(
    take(1),
    map((answer) => ({
      kind: 'answered',
      terms,
      quotes: mapRight((found: Readonly<Record<string, QuoteSet>>) => found[stockId] ?? {})(answer),
    })),
  );

const illustrationOf = (
  { answer }: PersonalisedFinanceState,
  standard: FinanceAnswer,
): QuoteSet | undefined => {
  const shown = latest(answer);
  return shown === undefined || sameTerms(shown.terms, standard.terms) ? undefined : shown.quotes;
};

/**
 * The start of a vehicle's panel: its page's figures, and those on the terms of the address. A
 * vehicle that is quoted without a price has its cash price from the lender.
 */
export function personaliseFrom(
  { section, stockId, price }: Pick<Vehicle, 'section' | 'stockId' | 'price'>,
  quotes: QuoteSet,
  addressed?: AddressedFinance,
): PersonalisedFinanceStart {
  const standard: FinanceAnswer = { terms: pageTerms(section), quotes };
  return {
    stockId,
    finalPrice: shownPrice(price) ?? quoteToShow(quotes)?.cashPrice ?? nothing,
    standard,
    ...(addressed !== undefined && { addressed: addressedOn(addressed, standard) }),
  };
}
