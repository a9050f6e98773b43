import type fc from 'fast-check';
import type {
  Order,
  OrderConsequence,
  SectionChange,
  VehicleAvailability,
} from '../../../core/order/public';
import type { PaymentNews } from '../../../core/payment/public';

/** Whatever keeps orders. Customers, vehicles and slots are named by numbers. */
export interface OrderSystem {
  readonly start: (
    of: { readonly customer: string; readonly vehicle: string; readonly key: string },
    now: number,
  ) => readonly OrderConsequence[];
  readonly save: (
    of: { readonly customer: string; readonly orderId: string; readonly change: SectionChange },
    now: number,
  ) => readonly OrderConsequence[];
  /** @param isChecked whether what the customer checked is what it is now */
  readonly place: (
    of: { readonly customer: string; readonly orderId: string; readonly isChecked: boolean },
    now: number,
  ) => readonly OrderConsequence[];
  readonly cancel: (
    of: { readonly customer: string; readonly orderId: string },
    now: number,
  ) => readonly OrderConsequence[];
  readonly tell: (kind: 'ready' | 'collected', orderId: string, now: number) => void;
  readonly pay: (orderId: string, paymentId: string, now: number) => void;
  readonly payDeposit: (
    of: { readonly customer: string; readonly orderId: string },
    now: number,
  ) => readonly OrderConsequence[];
  /** What the provider tells of a visit to the checkout; @param event its own name of what it tells */
  readonly tellDeposit: (event: string, news: PaymentNews, attemptId: string, now: number) => void;
  /** A payment by card has gone back. */
  readonly givenBack: (orderId: string, paymentId: string, now: number) => void;
  readonly clock: (now: number) => void;
  /** What reservations and the stock say of a vehicle. */
  readonly offer: (vehicle: string, availability: VehicleAvailability) => void;
  readonly orders: () => readonly Order[];
  /** The orders of whose placing people are told, and the payments that go back: each as often as it was said. */
  readonly told: () => readonly string[];
  readonly paidBack: () => readonly string[];
}

/** What a bystander notes down. */
export interface OrderBystander {
  now: number;
  readonly availability: Map<string, VehicleAvailability>;
  readonly known: { readonly id: string; readonly customer: string }[];
  /** The latest answer that was taken, by order and section. */
  readonly saved: Map<string, { readonly version: number; readonly answer: object }>;
  /** Visits to a checkout, of which anything may be told; those where the provider has money, by what it has told. */
  readonly attempts: string[];
  readonly taken: Set<string>;
  readonly returned: Set<string>;
  told: number;
}

export const orderBystander = (): OrderBystander => ({
  now: Date.UTC(2026, 10, 29, 12),
  availability: new Map(),
  known: [],
  saved: new Map(),
  attempts: [],
  taken: new Set(),
  returned: new Set(),
  told: 0,
});

export type OrderCommand = fc.Command<OrderBystander, OrderSystem>;

/** Of an order that is known, mostly by its own customer. */
export abstract class OfOrder implements OrderCommand {
  constructor(
    private readonly which: number,
    private readonly isStranger: boolean,
  ) {}

  readonly check = ({ known }: Readonly<OrderBystander>): boolean => known.length > 0;
  abstract toString(): string;
  abstract run(seen: OrderBystander, system: OrderSystem): void;

  protected of({ known }: OrderBystander) {
    const own = known[this.which % known.length];
    if (own === undefined) throw new Error('No order is known');
    return {
      orderId: own.id,
      customer: this.isStranger ? 'stranger' : own.customer,
      isStranger: this.isStranger,
    };
  }
}
