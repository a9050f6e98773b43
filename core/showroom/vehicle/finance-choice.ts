import { sameTerms, type FinanceProduct, type QuoteSet } from '../../finance/public';
import type { Behavior } from '../../kernel/behavior';
import { latest } from '../../kernel/remote';
import type { Scope } from '../../kernel/scope';
import { pageTerms } from '../shared/page-terms';
import type { VehiclePageState } from './vehicle-page-state';

/** What a page's figures have in common, wherever they stand. */
export interface FinanceChosen {
  /** Of which product figures are shown; where none was asked for, the cheaper (FIN-46). */
  readonly product?: FinanceProduct;
  /** The shopper's own figures, once they differ from those the page came with. */
  readonly illustration?: QuoteSet;
}

/** One choice for all of a page: price, example and panel never turn to different products. */
export interface FinanceChoice {
  readonly state$: Behavior<FinanceChosen>;
  /** FIN-44. */
  readonly turnTo: (product: FinanceProduct) => void;
  /** Tells the page of the shopper's own figures; none where they are those of the page. */
  readonly illustrate: (quotes: QuoteSet | undefined) => void;
}

export function createFinanceChoice(scope: Scope, start: FinanceChosen): FinanceChoice {
  const { state$, dispatch } = scope.store<FinanceChosen, FinanceChosen>(start, (_, next) => next);
  return {
    state$,
    turnTo: (next) => {
      dispatch({ ...state$.value, product: next });
    },
    illustrate: (quotes) => {
      const { illustration, ...rest } = state$.value;
      if (illustration !== quotes) {
        dispatch(quotes === undefined ? rest : { ...rest, illustration: quotes });
      }
    },
  };
}

/** What a vehicle's page begins with: the product and the figures that its address asks for. */
export function chosenAtFirst({ product, addressed, vehicle }: VehiclePageState): FinanceChosen {
  const isOwn = addressed !== undefined && !sameTerms(addressed.terms, pageTerms(vehicle.section));
  const illustration = isOwn ? latest(addressed.quotes) : undefined;
  return {
    ...(product !== undefined && { product }),
    ...(illustration !== undefined && { illustration }),
  };
}
