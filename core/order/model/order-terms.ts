import type { FinanceProduct } from '../../finance/public';
import { pounds, type Money } from '../../kernel/money';

/** How many orders a customer may have at once that are placed and not collected (CC-06). */
export const MOST_LIVE_ORDERS = 2;

/** Working days, after the one on which an order is placed, that it takes to make a vehicle ready. */
export const PREPARATION_WORKING_DAYS = 3;

/** Whether vehicles are handed over on Saturdays and Sundays (CC-04). */
export const WEEKEND_COLLECTION: boolean = true;

/** Collections begin so many minutes apart, and take as long. */
export const COLLECTION_MINUTES = 30;

/** As many days from today on can a collection be. */
export const COLLECTION_DAYS_AHEAD = 42;

/**
 * What a customer who pays by card pays first, as soon as the order is placed; the rest by the day of
 * collection. Less where less is to pay, and nothing below the least deposit that an order takes (CG-104).
 */
export const CARD_DEPOSIT: Money = pounds(250);

/**
 * How long a placed order waits for its deposit, from the placing on: long enough to ring a bank, or to
 * find another card. Milliseconds.
 */
export const DEPOSIT_WAITS_MS = 24 * 60 * 60 * 1000;

/** How long one visit to the checkout of a deposit lasts: no shorter than real providers let it. Milliseconds. */
export const DEPOSIT_CHECKOUT_MS = 30 * 60 * 1000;

/** A started order that nobody has changed for so long is over. Milliseconds. */
export const STARTED_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * What finance in an order begins with (CC-08): a PCP over 60 months, £250 down, 6,000 miles a year.
 * A PCP has 48 months at most (FIN-38), and its quotes are for as many.
 */
export const ORDER_FINANCE = {
  product: 'PCP',
  months: 60,
  deposit: 250,
  mileage: 6000,
} as const satisfies {
  readonly product: FinanceProduct;
  readonly months: number;
  readonly deposit: number;
  readonly mileage: number;
};
