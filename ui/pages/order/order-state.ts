import type { Customer } from '../../../core/account/public';
import type { FieldOption } from '../../../core/enquiry/public';
import type { QuoteSet } from '../../../core/finance/public';
import type { FormValues } from '../../../core/kernel/form/field';
import type {
  CollectionDay,
  FinanceOptions,
  OrderSection,
  OrderView,
} from '../../../core/order/public';
import type { Vehicle } from '../../../core/stock/public';

/** Which part of an order is shown: the list of its parts, one of them, or all to be checked. */
export type OrderStep = 'tasks' | OrderSection | 'check';

/** What the section that is shown needs beside the order. */
export interface SectionFacts {
  /** Branches where vehicles are handed over, by id. */
  readonly branches: readonly FieldOption[];
  /** Of the branch that is chosen: nothing while none is, or where nobody tells. */
  readonly days?: readonly CollectionDay[];
  /** The times could not be had. */
  readonly hasNoAnswer?: boolean;
  /** Of the finance that is looked at. */
  readonly finance?: { readonly options: FinanceOptions; readonly quotes: QuoteSet | undefined };
  /** Chosen in the address, and not saved yet. */
  readonly chosen: FormValues;
  /** What was typed before, and could not be saved. */
  readonly kept?: FormValues;
}

export type OrderPageState =
  /** Orders are not taken here (CG-106). */
  | { readonly kind: 'outline'; readonly vehicle: Vehicle; readonly isTaken: boolean }
  /** It cannot be bought (CC-01). */
  | {
      readonly kind: 'taken';
      readonly vehicle?: Vehicle;
      readonly isLoggedIn: boolean;
      readonly ended?: OrderView;
    }
  /** Nothing is begun yet. */
  | {
      readonly kind: 'offer';
      readonly vehicle: Vehicle;
      /** The key of a submission that begins one. */
      readonly submission: string;
      readonly hasTooMany: boolean;
      /** The customer's order of it that ended, since its deposit was not paid in time. */
      readonly ended?: OrderView;
    }
  | {
      readonly kind: 'order';
      readonly order: OrderView;
      readonly vehicle?: Vehicle;
      readonly customer: Pick<Customer, 'id' | 'email' | 'firstName' | 'lastName'>;
      readonly step: OrderStep;
      readonly facts: SectionFacts;
      /** The customer comes from the checkout, and says to have paid. */
      readonly isBackFromPaying: boolean;
      /** "2026-12-01". */
      readonly today: string;
    }
  /** It cannot be had just now, and nothing is lost. */
  | { readonly kind: 'unavailable' };

/** What became of a form of this page that did not come off. */
export interface OrderPosted {
  readonly section?: OrderSection;
  /** As it was typed. */
  readonly values: FormValues;
  /** Sentences, by the name of the field. */
  readonly faults: Readonly<Record<string, string>>;
  /** What is wrong with no field. */
  readonly problem?: string;
  /** It was saved elsewhere since: both are shown (OR-6). */
  readonly isClash?: boolean;
}
