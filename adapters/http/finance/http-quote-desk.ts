import { chain, isLeft, left, map as mapRight, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { concatMap, from, map, type Observable, reduce } from 'rxjs';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type {
  QuoteDesk,
  QuotesByMark,
  QuotesByStockId,
  QuoteSet,
  QuoteTerms,
} from '../../../core/finance/public';
import type { HttpClient } from '../http-client';
import { isRecord } from '../lenient';
import { outsideAddress } from '../outside-address';
import { unwrapRecord } from '../unwrap';
import { wireParams } from '../wire-params';
import { refusedSets, toQuoteSet } from './quote-dto';

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
    all(stockIds, (some) =>
      this.client
        .call({
          path: '/api/v2/vehicle-finance',
          most: MOST_IN_ONE_CALL,
          params: wireParams({
            stock_ids: some,
            term: terms.months,
            mileage: terms.mileage,
            deposit: terms.deposit,
            deposit_type: terms.depositType,
            ...chosen(terms),
          }),
        })
        .pipe(map(quotesIn)),
    );

  readonly quotesByMark = (
    marks: readonly string[],
    terms: QuoteTerms,
  ): Observable<Either<GatewayFailure, QuotesByMark>> =>
    all(marks.map(asMark), (some) =>
      this.client
        .call({
          path: '/used/cars/get-bulk-finance/',
          most: MOST_IN_ONE_CALL,
          params: wireParams({
            vrms: some,
            finance_term: terms.months,
            finance_mileage: terms.mileage,
            finance_deposit: terms.deposit,
            finance_deposit_type: terms.depositType,
            ...chosen(terms),
          }),
        })
        .pipe(map((answer) => pipe(quotesIn(answer), mapRight(byMark)))),
    );

  readonly creditCheck = (reference: string): Observable<Either<GatewayFailure, string>> =>
    this.client
      .call({ path: '/api/v2/credit-check', method: 'POST', body: { quote: reference } })
      .pipe(map((answer) => (isLeft(answer) ? answer : linkIn(answer.right))));
}

/** As marks are written here, whoever wrote them: `AB12CDE`. */
const asMark = (text: string): string => text.toUpperCase().replace(/[\s-]+/g, '');

const byMark = (quotes: Quotes): Quotes =>
  Object.fromEntries(Object.entries(quotes).map(([mark, set]) => [asMark(mark), set]));

type Quotes = Readonly<Record<string, QuoteSet>>;

/** One call for every hundred, one after the other. */
const all = (
  keys: readonly string[],
  ask: (some: readonly string[]) => Observable<Either<GatewayFailure, Quotes>>,
): Observable<Either<GatewayFailure, Quotes>> =>
  from(inHundreds([...new Set(keys)])).pipe(
    concatMap(ask),
    reduce<Either<GatewayFailure, Quotes>, Either<GatewayFailure, Quotes>>(
      (found, some) =>
        isLeft(found)
          ? found
          : pipe(
              some,
              mapRight((quotes) => ({ ...found.right, ...quotes })),
            ),
      right({}),
    ),
  );

/** What the product asked for and an approved rate add to a call (CALL-21, CALL-22, SEARCH-18). */
const chosen = ({ approvedApr, creditRating, product }: QuoteTerms) => ({
  ...(product !== undefined && { selected_product: product }),
  ...(approvedApr !== undefined && {
    finance_apr: approvedApr,
    'pre_approved_finance[apr]': approvedApr,
    ...(product !== undefined && { 'pre_approved_finance[product]': product }),
    ...(creditRating !== undefined && { credit_rating: creditRating }),
    monthly_from: WHOLE_RANGE.from,
    monthly_to: WHOLE_RANGE.to,
  }),
});

/** `{ "data": { "link": "…" } }`: where the customer goes on, if it is fit to be followed (CX-3). */
const linkIn = (body: unknown): Either<GatewayFailure, string> =>
  pipe(
    unwrapRecord(body),
    chain(({ link }) => {
      const address = outsideAddress('lender', link);
      return address === undefined ? left(NO_ADDRESS) : right(address);
    }),
  );

const NO_ADDRESS: GatewayFailure = {
  kind: 'unreadable',
  problems: [{ path: 'data.link', expected: 'an address' }],
};

const quotesIn = (answer: Either<GatewayFailure, unknown>): Either<GatewayFailure, Quotes> =>
  pipe(
    answer,
    chain((body) =>
      pipe(
        unwrapRecord(body),
        mapRight((entries) => ({
          ...(isRecord(body) ? refusedSets(body['errors']) : {}),
          ...Object.fromEntries(
            Object.entries(entries)
              .map(([stockId, entry]) => [stockId, toQuoteSet(entry)] as const)
              .filter((pair): pair is readonly [string, QuoteSet] => pair[1] !== undefined),
          ),
        })),
      ),
    ),
  );

function inHundreds(keys: readonly string[]): readonly (readonly string[])[] {
  const calls = Math.ceil(keys.length / MOST_IN_ONE_CALL);
  return Array.from({ length: calls }, (_, call) =>
    keys.slice(call * MOST_IN_ONE_CALL, (call + 1) * MOST_IN_ONE_CALL),
  );
}
