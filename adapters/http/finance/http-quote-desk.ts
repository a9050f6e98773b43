import { isLeft, map as mapRight, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { concatMap, from, map, type Observable, reduce } from 'rxjs';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type {
  QuoteDesk,
  QuotesByStockId,
  QuoteSet,
  QuoteTerms,
} from '../../../core/finance/public';
import type { HttpClient } from '../http-client';
import { unwrapRecord } from '../unwrap';
import { wireParams } from '../wire-params';
import { toQuoteSet } from './quote-dto';

/** As many as one address can safely name. */
const MOST_IN_ONE_CALL = 100;

/** Asked along with an approved rate when no budget is (CALL-22). */
const WHOLE_RANGE = { from: 0, to: 9999 };

/** The lenders over HTTP (CALL-20, CALL-23). */
export class HttpQuoteDesk implements QuoteDesk {
  constructor(private readonly client: HttpClient) {}

  /** One call for every hundred vehicles, none for none. If one of the calls fails, so does the whole. */
  readonly quotesFor = (
    stockIds: readonly string[],
    terms: QuoteTerms,
  ): Observable<Either<GatewayFailure, QuotesByStockId>> =>
    from(inHundreds([...new Set(stockIds)])).pipe(
      concatMap((some) => this.asked(some, terms)),
      reduce<Either<GatewayFailure, QuotesByStockId>, Either<GatewayFailure, QuotesByStockId>>(
        (all, some) =>
          isLeft(all)
            ? all
            : pipe(
                some,
                mapRight((quotes) => ({ ...all.right, ...quotes })),
              ),
        right({}),
      ),
    );

  private asked(
    stockIds: readonly string[],
    terms: QuoteTerms,
  ): Observable<Either<GatewayFailure, QuotesByStockId>> {
    return this.client
      .call({
        path: '/api/v2/vehicle-finance',
        params: wireParams({
          stock_ids: stockIds,
          term: terms.months,
          mileage: terms.mileage,
          deposit: terms.deposit,
          deposit_type: terms.depositType,
          ...(terms.approvedApr !== undefined && {
            finance_apr: terms.approvedApr,
            'pre_approved_finance[apr]': terms.approvedApr,
            monthly_from: WHOLE_RANGE.from,
            monthly_to: WHOLE_RANGE.to,
          }),
        }),
      })
      .pipe(map((answer) => (isLeft(answer) ? answer : toQuotes(answer.right))));
  }
}

const toQuotes = (body: unknown): Either<GatewayFailure, QuotesByStockId> =>
  pipe(
    unwrapRecord(body),
    mapRight((entries) =>
      Object.fromEntries(
        Object.entries(entries)
          .map(([stockId, entry]) => [stockId, toQuoteSet(entry)] as const)
          .filter((pair): pair is readonly [string, QuoteSet] => pair[1] !== undefined),
      ),
    ),
  );

function inHundreds(stockIds: readonly string[]): readonly (readonly string[])[] {
  const calls = Math.ceil(stockIds.length / MOST_IN_ONE_CALL);
  return Array.from({ length: calls }, (_, call) =>
    stockIds.slice(call * MOST_IN_ONE_CALL, (call + 1) * MOST_IN_ONE_CALL),
  );
}
