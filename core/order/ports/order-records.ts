import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { OrderList, OrderView } from '../model/order-view';
import type { CollectionDay } from '../rules/collection-slots';

/** What a customer who is logged in has ordered. Refused with 401 where nobody is. */
export interface OrderRecords {
  readonly orders: () => Observable<Either<GatewayFailure, OrderList>>;
  /** Refused with 404 where the customer has none of this id. */
  readonly order: (id: string) => Observable<Either<GatewayFailure, OrderView>>;
  /** The days and times at which a branch hands vehicles over and nobody else's are. */
  readonly collectionDays: (
    branchId: string,
  ) => Observable<Either<GatewayFailure, readonly CollectionDay[]>>;
}
