import { pounds, type Money } from '../../kernel/money';

/** What a shopper pays to reserve a vehicle (RES-06). */
export const RESERVATION_FEE: Money = pounds(49);

/** The least deposit that an order takes; a figure of its own, though it is the same today (RES-06, CG-104). */
export const MINIMUM_DEPOSIT: Money = pounds(49);

/** How long a vehicle is held for a shopper who is paying, from the first submission on. Milliseconds. */
export const HOLD_MS = 30 * 60 * 1000;

/**
 * The visit as the documents fill it in (RES-02): 2019-08-01, a day that is past. It is what they say
 * and no more than that: a form begins at the branch's next open day, and no past day is sent (CG-102).
 */
export const DOCUMENTED_VISIT = { day: '2019-08-01', time: '12:00:00' } as const;
