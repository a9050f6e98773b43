import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { FinanceProduct } from '../model/products';
import type { QuoteSet } from '../model/quote';

/** What monthly figures are to be worked out with (CALL-20, CALL-21). */
export interface QuoteTerms {
  /** Percent when `depositType` is Percentage, else pounds. */
  readonly deposit: number;
  readonly depositType: 'Percentage' | 'Amount';
  /** Miles a year. */
  readonly mileage: number;
  readonly months: number;
  /** Percent a year that a lender has already approved this customer for (SEARCH-18). */
  readonly approvedApr?: number;
  /** How the credit pre-check rated this customer, in the lender's word: `good` (STORE-05). */
  readonly creditRating?: string;
  /** The product that the shopper asked for; the answer has the others all the same (CALL-21). */
  readonly product?: FinanceProduct;
}

/** What a credit pre-check adds to the terms; nothing for everybody else. */
export type ApprovedTerms = Pick<QuoteTerms, 'approvedApr' | 'creditRating'>;

/** Plain data, since it travels in the page from server to browser. */
export type QuotesByStockId = Readonly<Record<string, QuoteSet>>;

/** The lenders, asked through the dealer group. */
export interface QuoteDesk {
  /** Quotes by stock id; a vehicle that no lender quotes is left out. */
  readonly quotesFor: (
    stockIds: readonly string[],
    terms: QuoteTerms,
  ) => Observable<Either<GatewayFailure, QuotesByStockId>>;
  /** Quotes by registration mark, for vehicles held by their marks (CALL-24, CG-051). */
  readonly quotesByMark: (
    marks: readonly string[],
    terms: QuoteTerms,
  ) => Observable<Either<GatewayFailure, QuotesByMark>>;
  /** Begins a credit check on a quote: where the customer goes on (FIN-58). */
  readonly creditCheck: (reference: string) => Observable<Either<GatewayFailure, string>>;
}

/** By mark in capitals without spaces: `AB12CDE`. */
export type QuotesByMark = Readonly<Record<string, QuoteSet>>;
