import type { ServiceIdentifier } from 'inversify';
import type { HttpClient } from '../adapters/http/http-client';
import type { ContentLibrary, FrameContent, ReviewFeed } from '../core/content/public';
import type { QuoteDesk } from '../core/finance/public';
import type { Clock } from '../core/kernel/ports/clock';
import type { Ids } from '../core/kernel/ports/ids';
import type { Random } from '../core/kernel/ports/random';
import type { OldAddresses } from '../core/navigation/public';
import type { OfferFeed } from '../core/promo/public';
import type { CheckRegister, StockCatalogue, ViewCounter } from '../core/stock/public';

const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(`forecourt.${name}`);

/** What a composition puts together, by the port that asks for it. */
export const TOKENS = {
  checkRegister: token<CheckRegister>('check-register'),
  clock: token<Clock>('clock'),
  contentLibrary: token<ContentLibrary>('content-library'),
  frameContent: token<FrameContent>('frame-content'),
  ids: token<Ids>('ids'),
  httpClient: token<HttpClient>('http-client'),
  oldAddresses: token<OldAddresses>('old-addresses'),
  offerFeed: token<OfferFeed>('offer-feed'),
  quoteDesk: token<QuoteDesk>('quote-desk'),
  random: token<Random>('random'),
  reviewFeed: token<ReviewFeed>('review-feed'),
  stockCatalogue: token<StockCatalogue>('stock-catalogue'),
  viewCounter: token<ViewCounter>('view-counter'),
} as const;
