import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { OrderRefusal } from '../model/order-event';
import type { Compliance, CollectionSlot, FinanceOptions } from '../model/order-sections';
import type { OrderView } from '../model/order-view';

/** What is sent of a section. A valuation is named, not told: the back end has its own figures. */
export type SectionDraft =
  | {
      readonly section: 'compliance';
      readonly answer: Compliance & {
        /** Without a full licence there is no order. */
        readonly licenceHeld: boolean;
      };
    }
  | {
      readonly section: 'partExchange';
      readonly answer:
        | { readonly kind: 'none' }
        | {
            readonly kind: 'valuation';
            readonly hash: string;
            /** Pence. */
            readonly settlement: number;
          };
    }
  | {
      readonly section: 'paymentMethod';
      readonly answer:
        | { readonly kind: 'bank-transfer' }
        | { readonly kind: 'card-deposit' }
        | ({ readonly kind: 'finance' } & FinanceOptions);
    }
  | { readonly section: 'collection'; readonly answer: CollectionSlot };

export type OrderFailure =
  | GatewayFailure
  /** The rules of orders say no. How it stands now is to be read again: nothing of it was changed. */
  | {
      readonly kind: 'order-refused';
      readonly why: OrderRefusal['why'];
      /** How long to wait where it may pass: somebody is paying to reserve the vehicle. */
      readonly retryAfterSeconds?: number;
    }
  /** What is wrong, by the name of the field. */
  | { readonly kind: 'field-faults'; readonly faults: Readonly<Record<string, string>> };

/** Where a customer who is logged in orders vehicles. Refused with 401 where nobody is. */
export interface OrderDesk {
  /** The same key, and the same vehicle again, give the same order. */
  readonly start: (stockId: string, key: string) => Observable<Either<OrderFailure, OrderView>>;
  /** @param readAt the version that the section was read at; 0 where it was empty */
  readonly save: (
    orderId: string,
    draft: SectionDraft,
    readAt: number,
  ) => Observable<Either<OrderFailure, OrderView>>;
  /** @param checked of the order as the customer has checked it */
  readonly place: (orderId: string, checked: string) => Observable<Either<OrderFailure, OrderView>>;
  /**
   * Opens the checkout of a placed order's deposit, or tells the one that is open: the order says where
   * it is. The order as it stands where nothing is owed. Refused with 502 where no checkout can be
   * reached: nothing was charged.
   */
  readonly payDeposit: (orderId: string) => Observable<Either<OrderFailure, OrderView>>;
  readonly cancel: (orderId: string) => Observable<Either<OrderFailure, OrderView>>;
}
