import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { BranchOpenings } from '../../../core/branch/public';
import { britishNow, dealershipOptions } from '../../../core/enquiry/public';
import { dayInBritain } from '../../../core/kernel/calendar-day';
import { nothing, pence, type Money } from '../../../core/kernel/money';
import {
  agreeOrder,
  checkMark,
  collectionDays,
  givenVehicle,
  isCollectionSlot,
  lapsedSections,
  type CollectionDay,
  type CollectionSlot,
  type GivenVehicle,
  type Order,
  type OrderAgreement,
  type OrderConsequence,
  type OrderHindrance,
  type OrderPayment,
  type OrderRefusal,
  type OrderSection,
  type VehicleAvailability,
} from '../../../core/order/public';
import { RESERVATION_FEE } from '../../../core/reservation/public';
import { adminFeeOf } from '../../../core/stock/public';
import { heldOf } from '../../../core/valuation/public';
import { toValuation } from '../../http/valuation/valuation-dto';
import type { SandboxStock } from '../api/sandbox-stock';
import { BRANCHES } from '../catalogue/branches';
import { openingsFrom } from '../desk/desk-openings';
import { ownerOfEmail } from '../reservations/reservation-owner';
import type { ReservationStore } from '../reservations/reservation-store';
import { isOffered } from '../reservations/reserved-stock';
import type { StockRecord } from '../stock/stock-record';
import type { SandboxValuer } from '../valuer/valuer';
import { quoteForOrder } from './order-finance';
import { readSection, type OrderErrors } from './order-request';
import type { DepositFacts, OrderDeposits } from './order-deposits';
import type { OrderStore } from './order-store';

/** Whose token it is, as the account tells. */
export interface OrderCustomer {
  readonly id: string;
  readonly email: string;
}

export interface SandboxOrdersParts {
  readonly store: OrderStore;
  readonly deposits: Pick<OrderDeposits, 'factsOf' | 'open' | 'askAbout'>;
  readonly reservations: Pick<ReservationStore, 'keeper' | 'secret'>;
  /** As the stock has it, whatever is reserved. */
  readonly stock: SandboxStock;
  readonly valuer: Pick<SandboxValuer, 'fetch'>;
  readonly now: () => number;
  /** There may be something to do elsewhere. */
  readonly wake: () => void;
}

/** Why nothing was done, with the order as it stands where the customer has it. */
export type NotOrdered =
  | { readonly kind: 'faults'; readonly errors: OrderErrors }
  | { readonly kind: 'refused'; readonly refusal: OrderRefusal; readonly order?: OrderFacts }
  /** The provider opened no checkout; nothing was charged, and the order stands as it did. */
  | { readonly kind: 'no-checkout' };

/** An order with what is known of it now. */
export interface OrderFacts {
  readonly order: Order;
  readonly record: StockRecord | undefined;
  readonly price: Money | undefined;
  readonly adminFee: Money | undefined;
  /** As it was agreed; of a started one, as it would be now. */
  readonly agreement: OrderAgreement | undefined;
  readonly lapsed: readonly OrderSection[];
  readonly hindrance: OrderHindrance | undefined;
  readonly checked: string;
  readonly deposit: DepositFacts;
}

export interface SandboxOrders {
  readonly start: (
    customer: OrderCustomer,
    vehicle: string,
    key: string,
  ) => Either<NotOrdered, OrderFacts>;
  readonly save: (
    customer: OrderCustomer,
    orderId: string,
    section: OrderSection,
    body: unknown,
  ) => Either<NotOrdered, OrderFacts>;
  readonly place: (
    customer: OrderCustomer,
    orderId: string,
    checked: string,
  ) => Either<NotOrdered, OrderFacts>;
  readonly cancel: (customer: OrderCustomer, orderId: string) => Either<NotOrdered, OrderFacts>;
  /**
   * Opens the checkout of the deposit, or goes on at the one that is open; where nothing is owed, the
   * order as it stands. @param from the origin at which the customer says to be
   */
  readonly payDeposit: (
    customer: OrderCustomer,
    orderId: string,
    from?: string,
  ) => Promise<Either<NotOrdered, OrderFacts>>;
  /** As it stands; of a deposit that may be paid for the provider is asked first. */
  readonly order: (customer: OrderCustomer, orderId: string) => Promise<OrderFacts | undefined>;
  /** The newest first; each as `order` has it. */
  readonly orders: (customer: OrderCustomer) => Promise<readonly OrderFacts[]>;
  readonly hasTooMany: (customer: OrderCustomer) => boolean;
  /** `undefined` where no vehicle is handed over there. */
  readonly collectionDays: (branchId: string) => readonly CollectionDay[] | undefined;
  /** What the branch tells: of the vehicle, and of money. */
  readonly tell: (orderId: string, kind: 'ready' | 'collected') => Either<NotOrdered, OrderFacts>;
  readonly pay: (
    orderId: string,
    payment: Pick<OrderPayment, 'id' | 'amount'>,
  ) => Either<NotOrdered, OrderFacts>;
}

/** Where vehicles are handed over, by the rule that enquiries go by: Stafford does not (CG-113). */
const COLLECTION_BRANCHES: ReadonlySet<string> = new Set(
  dealershipOptions(BRANCHES.map((branch) => ({ ...branch, id: String(branch.id) }))).map(
    ({ value }) => value,
  ),
);

const priceOf = ({ finalPricePence, pricePence }: StockRecord): Money | undefined => {
  const price = [finalPricePence, pricePence].find((each) => each !== null && each > 0);
  return price === undefined || price === null ? undefined : pence(price);
};

const feeOf = ({ adminFeePence }: StockRecord): Money =>
  adminFeeOf(adminFeePence === null ? null : pence(adminFeePence));

/** The group's orders, decided by the core in the file of the folder. */
export function sandboxOrders({
  store,
  deposits,
  reservations,
  stock,
  valuer,
  now,
  wake,
}: SandboxOrdersParts): SandboxOrders {
  const recordOf = (vehicle: string): StockRecord | undefined => stock.byStockIds([vehicle])[0];

  function availabilityOf(vehicle: string, { email }: OrderCustomer): VehicleAvailability {
    const record = recordOf(vehicle);
    if (record?.onlinePurchase !== true || !isOffered(record) || priceOf(record) === undefined) {
      return { kind: 'not-for-sale' };
    }
    const keeper = reservations.keeper(vehicle, now());
    if (keeper === undefined) return { kind: 'free' };
    if (keeper.state === 'held') return { kind: 'held', holdEndsAt: keeper.holdEndsAt };
    return keeper.owner === ownerOfEmail(reservations.secret, email)
      ? { kind: 'reserved-by-customer' }
      : { kind: 'reserved' };
  }

  const openings = (): BranchOpenings => openingsFrom(dayInBritain(now()));

  const isSlotOffered = (slot: CollectionSlot): boolean =>
    COLLECTION_BRANCHES.has(slot.branchId) &&
    isCollectionSlot(slot, { openings: openings(), now: britishNow({ now }) });

  const isSlotFree =
    (butFor: string) =>
    (slot: CollectionSlot): boolean =>
      isSlotOffered(slot) && !store.isSlotTaken(slot, butFor);

  function given(hash: string, settlement: Money): GivenVehicle | undefined {
    const found = valuer.fetch(hash);
    const valuation = found === undefined ? undefined : toValuation(found, hash);
    if (valuation === undefined || isLeft(valuation)) return undefined;
    const held = heldOf(valuation.right, settlement);
    return held && givenVehicle(held, now());
  }

  function agreementNow(order: Order, customer: OrderCustomer): OrderAgreement | undefined {
    const record = recordOf(order.vehicle);
    const price = record === undefined ? undefined : priceOf(record);
    if (record === undefined || price === undefined) return undefined;
    const { partExchange, paymentMethod } = order.sections;
    const payment = paymentMethod?.answer;
    const quote =
      payment?.kind === 'finance' ? quoteForOrder(record, payment, stock.index().today) : undefined;
    return agreeOrder({
      price,
      adminFee: feeOf(record),
      partExchange: partExchange?.answer ?? { kind: 'none' },
      reservationFee:
        availabilityOf(order.vehicle, customer).kind === 'reserved-by-customer'
          ? RESERVATION_FEE
          : nothing,
      ...(payment !== undefined && { paymentMethod: payment }),
      ...(quote !== undefined && { quote }),
    });
  }

  function standing(
    order: Order,
    customer: OrderCustomer,
    isFree: (slot: CollectionSlot) => boolean,
  ) {
    const agreement = agreementNow(order, customer);
    return {
      agreement,
      current: checkMark(order, agreement),
      lapsed: lapsedSections(order.sections, {
        now: now(),
        isSlotFree: isFree,
        agreement,
      }),
    };
  }

  function hindranceOf(order: Order, customer: OrderCustomer): OrderHindrance | undefined {
    if (store.hasTooMany(customer.id)) return 'too-many-orders';
    const { kind } = availabilityOf(order.vehicle, customer);
    const isTaken =
      (kind !== 'free' && kind !== 'reserved-by-customer') ||
      store.keptSince(order.vehicle, now(), order.id) !== undefined;
    return isTaken ? 'vehicle-taken' : undefined;
  }

  function factsOf(order: Order, customer: OrderCustomer): OrderFacts {
    const record = recordOf(order.vehicle);
    const facts = {
      order,
      record,
      price: record && priceOf(record),
      adminFee: record && feeOf(record),
      deposit: deposits.factsOf(order),
    };
    if (order.state !== 'started') {
      const { agreement } = order;
      return { ...facts, agreement, lapsed: [], hindrance: undefined, checked: '' };
    }
    const { current, ...facing } = standing(order, customer, isSlotFree(order.id));
    return { ...facts, ...facing, hindrance: hindranceOf(order, customer), checked: current };
  }

  function outcome(
    consequences: readonly OrderConsequence[],
    customer: OrderCustomer,
    orderId?: string,
  ): Either<NotOrdered, OrderFacts> {
    if (consequences.some(({ kind }) => kind !== 'show' && kind !== 'refuse')) wake();
    for (const consequence of consequences) {
      if (consequence.kind === 'refuse') {
        const own = orderId === undefined ? undefined : orderOf(customer, orderId);
        const { refusal } = consequence;
        return left({ kind: 'refused', refusal, ...(own !== undefined && { order: own }) });
      }
      if (consequence.kind === 'show') {
        const order = store.order(consequence.orderId);
        if (order !== undefined) return right(factsOf(order, customer));
      }
    }
    throw new Error('An event of an order came to nothing');
  }

  const orderOf = (customer: OrderCustomer, orderId: string): OrderFacts | undefined => {
    const order = store.order(orderId);
    return order?.customer === customer.id ? factsOf(order, customer) : undefined;
  };

  /** Orders are looked at as they are by the clock, and by what the provider knows. */
  async function upToDate(orders: readonly Order[]): Promise<void> {
    await Promise.all(orders.map(deposits.askAbout));
    store.tick(now());
  }

  /** Whoever the branch speaks of. */
  const customerOf = (orderId: string): OrderCustomer => ({
    id: store.order(orderId)?.customer ?? '',
    email: store.contactOf(orderId)?.email ?? '',
  });

  return {
    start: (customer, vehicle, key) =>
      outcome(
        store.start(
          { customer: customer.id, vehicle, key, contact: { email: customer.email } },
          () => availabilityOf(vehicle, customer),
          now(),
        ),
        customer,
      ),
    save: (customer, orderId, section, body) => {
      const order = store.order(orderId);
      if (order?.customer !== customer.id) {
        return left({ kind: 'refused', refusal: { why: 'unknown' } });
      }
      if (order.state !== 'started') {
        const refusal = { why: 'not-open', state: order.state } as const;
        return left({ kind: 'refused', refusal, order: factsOf(order, customer) });
      }
      const record = recordOf(order.vehicle);
      const change = readSection(section, body, {
        ...britishNow({ now }),
        price: record && priceOf(record),
        isQuoted: (options) =>
          record !== undefined && quoteForOrder(record, options, stock.index().today) !== undefined,
        given,
        isSlotFree: isSlotFree(orderId),
      });
      if (isLeft(change)) return left({ kind: 'faults', errors: change.left });
      return outcome(
        store.save({ customer: customer.id, orderId, change: change.right }, now()),
        customer,
        orderId,
      );
    },
    place: (customer, orderId, checked) =>
      outcome(
        store.place(
          { customer: customer.id, orderId, checked, contact: { email: customer.email } },
          (order) => ({
            // Whose a time is, the machine says by the lock that it is asked in.
            ...standing(order, customer, isSlotOffered),
            availability: availabilityOf(order.vehicle, customer),
          }),
          now(),
        ),
        customer,
        orderId,
      ),
    cancel: (customer, orderId) =>
      outcome(store.cancel({ customer: customer.id, orderId }, now()), customer, orderId),
    payDeposit: async (customer, orderId, from) => {
      const consequences = store.payDeposit({ customer: customer.id, orderId }, now());
      const to = consequences.find((each) => each.kind === 'go-to-checkout');
      if (to !== undefined && !(await deposits.open(to.attemptId, from))) {
        return left({ kind: 'no-checkout' });
      }
      return outcome(consequences, customer, orderId);
    },
    order: async (customer, orderId) => {
      const before = store.order(orderId);
      if (before?.customer !== customer.id) return undefined;
      await upToDate([before]);
      return orderOf(customer, orderId);
    },
    orders: async (customer) => {
      await upToDate(store.ofCustomer(customer.id));
      return store.ofCustomer(customer.id).map((order) => factsOf(order, customer));
    },
    hasTooMany: ({ id }) => {
      store.tick(now());
      return store.hasTooMany(id);
    },
    collectionDays: (branchId) =>
      COLLECTION_BRANCHES.has(branchId)
        ? collectionDays({
            openings: openings(),
            branchId,
            now: britishNow({ now }),
            taken: store.slotsTaken(branchId),
          })
        : undefined,
    tell: (orderId, kind) =>
      outcome(store.tell({ kind, orderId }, now()), customerOf(orderId), orderId),
    pay: (orderId, payment) =>
      outcome(store.pay({ orderId, payment }, now()), customerOf(orderId), orderId),
  };
}
