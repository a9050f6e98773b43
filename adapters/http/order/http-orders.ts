import { chain, isLeft, left, type Either } from 'fp-ts/Either';
import { map, type Observable, type OperatorFunction } from 'rxjs';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { wellFormed } from '../../../core/kernel/well-formed';
import type {
  CollectionDay,
  OrderDesk,
  OrderFailure,
  OrderList,
  OrderRecords,
  OrderRefusal,
  OrderView,
  SectionDraft,
} from '../../../core/order/public';
import type { HttpClient } from '../http-client';
import { toCollectionDays, toOrder, toOrderList } from './order-dto';
import { sectionFields } from './section-fields';

const ORDERS = '/api/orders';

const part = (text: string): string => encodeURIComponent(wellFormed(text));

const WORDS: ReadonlyMap<string, OrderRefusal['why']> = new Map([
  ['too_many_orders', 'too-many-orders'],
  ['vehicle_taken', 'vehicle-taken'],
  ['key_of_another', 'key-of-another'],
  ['not_open', 'not-open'],
  ['changed', 'changed'],
  ['incomplete', 'incomplete'],
  ['lapsed', 'lapsed'],
  ['checked_another', 'checked-another'],
  ['slot_taken', 'slot-taken'],
]);

function toFailure(failure: GatewayFailure): OrderFailure {
  if (failure.kind !== 'refused') return failure;
  const { status, code, retryAfterSeconds, fieldReasons } = failure;
  if (fieldReasons !== undefined) return { kind: 'field-faults', faults: fieldReasons };
  const why = status === 404 ? 'unknown' : WORDS.get(code ?? '');
  if (why === undefined) return failure;
  return {
    kind: 'order-refused',
    why,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}

const toView: OperatorFunction<
  Either<GatewayFailure, unknown>,
  Either<OrderFailure, OrderView>
> = map((answer) => (isLeft(answer) ? left(toFailure(answer.left)) : toOrder(answer.right)));

/** Orders over HTTP (`docs/contracts/orders-api.md`). The line brings the token; nothing is repeated here by itself. */
export class HttpOrders implements OrderDesk, OrderRecords {
  constructor(private readonly client: HttpClient) {}

  readonly start = (stockId: string, key: string): Observable<Either<OrderFailure, OrderView>> =>
    this.client
      .call({
        method: 'POST',
        path: ORDERS,
        body: { stock_id: stockId },
        headers: { 'Idempotency-Key': key },
      })
      .pipe(toView);

  readonly save = (
    orderId: string,
    draft: SectionDraft,
    readAt: number,
  ): Observable<Either<OrderFailure, OrderView>> =>
    this.client
      .call({
        method: 'POST',
        path: `${ORDERS}/${part(orderId)}/sections/${draft.section}`,
        body: { version: readAt, ...sectionFields(draft) },
      })
      .pipe(toView);

  readonly place = (
    orderId: string,
    checked: string,
  ): Observable<Either<OrderFailure, OrderView>> =>
    this.client
      .call({ method: 'POST', path: `${ORDERS}/${part(orderId)}/place`, body: { checked } })
      .pipe(toView);

  readonly payDeposit = (orderId: string): Observable<Either<OrderFailure, OrderView>> =>
    this.client
      .call({ method: 'POST', path: `${ORDERS}/${part(orderId)}/deposit`, body: {} })
      .pipe(toView);

  readonly cancel = (orderId: string): Observable<Either<OrderFailure, OrderView>> =>
    this.client
      .call({ method: 'POST', path: `${ORDERS}/${part(orderId)}/cancel`, body: {} })
      .pipe(toView);

  readonly orders = (): Observable<Either<GatewayFailure, OrderList>> =>
    this.client.call({ path: ORDERS }).pipe(map(chain(toOrderList)));

  readonly order = (id: string): Observable<Either<GatewayFailure, OrderView>> =>
    this.client.call({ path: `${ORDERS}/${part(id)}` }).pipe(map(chain(toOrder)));

  readonly collectionDays = (
    branchId: string,
  ): Observable<Either<GatewayFailure, readonly CollectionDay[]>> =>
    this.client
      .call({ path: `/api/collection-slots/${part(branchId)}` })
      .pipe(map(chain(toCollectionDays)));
}
