import { depositOf, type Order, type OrderDeposit } from '../../../core/order/public';
import type { AskProvider } from '../checkout/ask-provider';
import type { CheckoutVisits } from '../checkout/checkout-visits';
import type { CheckoutProvider } from '../checkout/checkout-provider';
import type { ToldEvent } from '../checkout/provider-events';
import type { EventEffect } from '../checkout/told-events';
import { vehicleTitle } from '../reservations/reservation-letter';
import type { StockRecord } from '../stock/stock-record';
import type { StoredDeposit } from './deposit-rows';
import type { OrderStore } from './order-store';

export interface OrderDepositsParts {
  readonly store: OrderStore;
  readonly visits: CheckoutVisits;
  readonly asking: AskProvider;
  readonly provider: Pick<CheckoutProvider, 'refund'>;
  readonly byStockId: (stockId: string) => StockRecord | undefined;
  /** Before the addresses that a customer comes back to. @param said where they say to be */
  readonly siteOrigin: (said: string | undefined) => string;
  /** Whether the provider tells of Cancel; of others the back end learns where they lead back to. */
  readonly tellsOfCancel: boolean;
  readonly now: () => number;
}

/** A deposit with where it is paid now, while a checkout is open. */
export interface DepositFacts extends OrderDeposit {
  readonly session?: string;
  readonly address?: string;
}

/** Deposits of orders at the payment provider. */
export interface OrderDeposits {
  readonly factsOf: (order: Order) => DepositFacts;
  /** Opens the checkout of an attempt, once. @returns whether there is one; nothing was charged else */
  readonly open: (attemptId: string, from: string | undefined) => Promise<boolean>;
  /** Asks the provider of a checkout that may have been paid at, as somebody looks at its order. */
  readonly askAbout: (order: Order) => Promise<void>;
  readonly beforeTheyEnd: () => Promise<void>;
  /** The customer has come back by Cancel. @returns the path of the order's page */
  readonly leave: (id: string) => Promise<string | undefined>;
  readonly isOfOwn: (event: ToldEvent) => boolean;
  readonly tell: (event: ToldEvent) => EventEffect;
  /** Nobody pays at an attempt any more. */
  readonly close: (attemptId: string) => Promise<void>;
  /** Gives a payment by card back. @returns whether it is one */
  readonly giveBack: (paymentId: string) => Promise<boolean>;
}

/** By which the address of an order's page says that somebody comes from the checkout: having paid, or not. */
const CAME_BY = { paid: '?checkout=done', left: '?checkout=left' } as const;

const pageOf = (vehicle: string): string => `/click-collect/${encodeURIComponent(vehicle)}/`;

export function orderDeposits({
  store,
  visits,
  asking,
  provider,
  byStockId,
  siteOrigin,
  tellsOfCancel,
  now,
}: OrderDepositsParts): OrderDeposits {
  const titleOf = ({ vehicle }: StoredDeposit): string => {
    const record = byStockId(vehicle);
    return record === undefined ? vehicle : vehicleTitle(record);
  };
  const storedOf = (attemptId: string): StoredDeposit => {
    const stored = store.deposit(attemptId);
    if (stored === undefined) throw new Error('An attempt was not stored');
    return stored;
  };
  const openDepositOf = (order: Order): StoredDeposit | undefined => {
    const { attemptId } = depositOf(order);
    return attemptId === undefined ? undefined : store.deposit(attemptId);
  };
  return {
    factsOf: (order) => {
      const stored = openDepositOf(order);
      const { session, address } = stored === undefined ? {} : visits.placed(stored);
      return {
        ...depositOf(order),
        ...(session !== undefined && { session }),
        ...(address !== undefined && { address }),
      };
    },
    open: (attemptId, from) => {
      const stored = storedOf(attemptId);
      return visits.open(stored, () => {
        const site = siteOrigin(from);
        const page = site + pageOf(stored.vehicle);
        return {
          reference: attemptId,
          purpose: 'order-deposit',
          amountPence: stored.amountPence,
          currency: 'gbp',
          title: `Deposit for ${titleOf(stored)}`,
          expiresAt: stored.endsAt,
          successAddress: page + CAME_BY.paid,
          cancelAddress: tellsOfCancel ? page + CAME_BY.left : `${site}/api/deposits/{id}/left`,
        };
      });
    },
    askAbout: async (order) => {
      const stored = openDepositOf(order);
      if (stored !== undefined) await asking.about(stored);
    },
    beforeTheyEnd: asking.beforeTheyEnd,
    leave: async (id) => {
      const stored = store.deposit(id);
      if (stored === undefined) return undefined;
      await visits.leave(stored);
      return pageOf(stored.vehicle) + CAME_BY.left;
    },
    isOfOwn: store.isOfOwn,
    tell: (event) => store.tellDeposit(event, now()),
    close: async (attemptId) => {
      const { session } = storedOf(attemptId);
      // Without a session nobody can pay; one that is being opened asks for this again.
      if (session !== undefined) await visits.close(session, attemptId);
    },
    giveBack: async (paymentId) => {
      const stored = store.deposit(paymentId);
      if (stored === undefined) return false;
      if (stored.session === undefined) throw new Error('The session is not known yet');
      await provider.refund(stored.session);
      store.paidBack({ orderId: stored.orderId, paymentId }, now());
      return true;
    },
  };
}
