import { pounds, type Money } from '../../kernel/money';

/** What is charged where a vehicle's record says no fee of its own (CARD-29). */
const DEFAULT_ADMIN_FEE: Money = pounds(150);

/** The compulsory fee of a sale: what the record says, 0 too, else the default (CARD-28, CARD-29). */
export const adminFeeOf = (stated: Money | null | undefined): Money => stated ?? DEFAULT_ADMIN_FEE;
