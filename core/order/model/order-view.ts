import type { Money } from '../../kernel/money';
import type { VehicleSlug } from '../../stock/public';
import type { OrderState } from './order';
import type { OrderAgreement } from './order-agreement';
import type { OrderDeposit } from './order-deposit';
import type { OrderSection, OrderSections } from './order-sections';

/** What of a vehicle an order tells. */
export interface OrderedVehicle {
  readonly stockId: string;
  /** Absent where it has left the stock. */
  readonly slug?: VehicleSlug;
  readonly title: string;
  /** Of where it stands. */
  readonly branchId?: string;
  readonly price?: Money;
  readonly adminFee?: Money;
}

/** Why a started order could not be placed as it stands, so that it is said before the last step. */
export type OrderHindrance = 'too-many-orders' | 'vehicle-taken';

/** An order as its customer sees it: plain data. Times are ISO instants. */
export interface OrderView {
  readonly id: string;
  /** What may be named on the telephone. */
  readonly reference: string;
  readonly state: OrderState;
  readonly startedAt: string;
  readonly placedAt?: string;
  readonly endedAt?: string;
  readonly vehicle: OrderedVehicle;
  readonly sections: OrderSections;
  /** Sections that need another look. */
  readonly lapsed: readonly OrderSection[];
  readonly hindrance?: OrderHindrance;
  /** As it was agreed, or as it would be now; absent where it cannot be worked out. */
  readonly agreement?: OrderAgreement;
  /** To be sent along when it is placed. */
  readonly checked: string;
  /** The deposit by card; absent where the back end tells of none. */
  readonly deposit?: DepositView;
  /** What was paid and is kept, and what went back. */
  readonly paid: Money;
  readonly paidBack: Money;
  /** Of one that is placed, where it is paid for by transfer. */
  readonly bank?: BankDetails;
}

/** A deposit as its customer sees it. */
export interface DepositView extends Pick<OrderDeposit, 'state' | 'amount'> {
  /** ISO instant: until then the order waits for it. */
  readonly dueAt?: string;
  /** Where it is paid now, while a checkout is open. */
  readonly checkoutAddress?: string;
  /** What the provider calls that checkout. */
  readonly checkoutId?: string;
}

/** Where a transfer goes. */
export interface BankDetails {
  readonly name: string;
  readonly sortCode: string;
  readonly account: string;
  /** What is written on it. */
  readonly reference: string;
}

/** All orders of a customer, the newest first. */
export interface OrderList {
  readonly orders: readonly OrderView[];
  /** Two are placed and not collected (CC-06). */
  readonly tooManyOrders: boolean;
}
