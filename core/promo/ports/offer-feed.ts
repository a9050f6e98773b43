import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { Promo, ResultsPageOffer } from '../model/promo';

/** What the shopper is looking at, for the feed to choose live offers by (CALL-29). */
export interface OfferSearch {
  readonly make: readonly string[];
  readonly range: readonly string[];
  readonly location: readonly string[];
  readonly category: string;
}

/** The marketing department's live offers and promotions. */
export interface OfferFeed {
  readonly resultsPageOffers: (
    search: OfferSearch,
  ) => Observable<Either<GatewayFailure, readonly ResultsPageOffer[]>>;
  readonly promos: () => Observable<Either<GatewayFailure, readonly Promo[]>>;
}
