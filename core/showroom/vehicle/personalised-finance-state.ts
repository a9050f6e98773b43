import { map, type Either } from 'fp-ts/Either';
import type { QuoteSet, QuoteTerms } from '../../finance/public';
import type { GatewayFailure } from '../../kernel/failure';
import { loaded, loadingAfter, settled, type Remote } from '../../kernel/remote';
import type { AddressedFinance } from './vehicle-page-state';

/** Figures and the terms they were worked out with; one is never held without the other (SF-1). */
export interface FinanceAnswer {
  readonly terms: QuoteTerms;
  /** Neither product where no lender quotes on these terms. */
  readonly quotes: QuoteSet;
}

/** Plain data: what a shopper wants, and what can be shown of it. */
export interface PersonalisedFinanceState {
  readonly wanted: QuoteTerms;
  /** The last good answer stays until the next one, however many fail in between (HT-4). */
  readonly answer: Remote<FinanceAnswer, GatewayFailure>;
}

export type PersonalisedFinanceEvent =
  | { readonly kind: 'wanted'; readonly terms: QuoteTerms }
  | {
      readonly kind: 'answered';
      readonly terms: QuoteTerms;
      readonly quotes: Either<GatewayFailure, QuoteSet>;
    };

export const answeredWith = (answer: FinanceAnswer): PersonalisedFinanceState => ({
  wanted: answer.terms,
  answer: loaded(answer),
});

/** Where an address says terms: its answer, or the page's usual figures until that comes. */
export function addressedOn(
  { terms, quotes }: AddressedFinance,
  standard: FinanceAnswer,
): PersonalisedFinanceState {
  const start: PersonalisedFinanceState = {
    wanted: terms,
    answer: { kind: 'loading', previous: standard },
  };
  switch (quotes.kind) {
    case 'loaded':
      return answeredWith({ terms, quotes: quotes.value });
    case 'failed':
      return { ...start, answer: { kind: 'failed', failure: quotes.failure, previous: standard } };
    default:
      return start;
  }
}

/** The one place where personalised figures change. */
export function personalisedFinanceReducer(
  state: PersonalisedFinanceState,
  event: PersonalisedFinanceEvent,
): PersonalisedFinanceState {
  switch (event.kind) {
    case 'wanted':
      return { wanted: event.terms, answer: loadingAfter(state.answer) };
    case 'answered': {
      const { terms } = event;
      const answer = map((quotes: QuoteSet): FinanceAnswer => ({ terms, quotes }))(event.quotes);
      return { ...state, answer: settled(state.answer, answer) };
    }
  }
}
