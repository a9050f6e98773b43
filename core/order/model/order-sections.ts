import type { FinanceProduct } from '../../finance/public';
import type { Money } from '../../kernel/money';

/** The sections of an order, in their order and by the documents' names (CC-03). */
export const ORDER_SECTIONS = [
  'compliance',
  'partExchange',
  'paymentMethod',
  'collection',
] as const;

export type OrderSection = (typeof ORDER_SECTIONS)[number];

/** Who buys, and the driving licence that they bring. */
export interface Compliance {
  readonly firstName: string;
  readonly lastName: string;
  readonly telephone: string;
  readonly address: string;
  readonly town: string;
  readonly postcode: string;
  /** The address is on the licence too; else another proof of address is to be brought. */
  readonly licenceShowsAddress: boolean;
}

/** A vehicle that is given for another, as the back end valued it. */
export interface GivenVehicle {
  /** Of the valuation. */
  readonly hash: string;
  /** "Ford Fiesta". */
  readonly name: string;
  readonly registration?: string;
  /** Miles. */
  readonly mileage?: number;
  /** The Average price: nobody has seen it (CC-02). */
  readonly value: Money;
  /** What is still owed on it, as the customer said; nothing where nothing is. */
  readonly settlement: Money;
  /** The last day on which the price may be used, "2026-12-06". */
  readonly lastDay: string;
}

export type PartExchange =
  { readonly kind: 'none' } | ({ readonly kind: 'valuation' } & GivenVehicle);

/** What finance is asked for. */
export interface FinanceOptions {
  readonly product: FinanceProduct;
  readonly months: number;
  /** Whole pounds. */
  readonly deposit: number;
  /** Miles a year. */
  readonly mileage: number;
}

export type PaymentMethod =
  /** All of it, before the day of collection. */
  | { readonly kind: 'bank-transfer' }
  /** A deposit by card, and the rest by the day of collection. */
  | { readonly kind: 'card-deposit' }
  | ({ readonly kind: 'finance' } & FinanceOptions);

/** Where and when a vehicle is handed over, by the clock on the branch's wall. */
export interface CollectionSlot {
  readonly branchId: string;
  /** "2026-12-05". */
  readonly day: string;
  /** "10:30". */
  readonly time: string;
}

export interface SectionAnswers {
  readonly compliance: Compliance;
  readonly partExchange: PartExchange;
  readonly paymentMethod: PaymentMethod;
  readonly collection: CollectionSlot;
}

/** A section as it was last saved. */
export interface SavedSection<Answer> {
  /** 1 for the first time it was saved, and one more each time since; a section that never was has 0. */
  readonly version: number;
  readonly answer: Answer;
}

export type OrderSections = {
  readonly [Section in OrderSection]?: SavedSection<SectionAnswers[Section]>;
};

/** What is to be saved, with the version that it was read at. */
export type SectionChange = {
  readonly [Section in OrderSection]: {
    readonly section: Section;
    readonly answer: SectionAnswers[Section];
    readonly readAt: number;
  };
}[OrderSection];
