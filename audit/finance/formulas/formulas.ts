import type { Formula } from '../model';
import { APR_FORMULAS } from './apr-formulas';
import { FEE_FORMULAS } from './fee-formulas';
import { PAYMENT_FORMULAS } from './payment-formulas';
import { RATE_FORMULAS } from './rate-formulas';
import { SCHEDULE_FORMULAS } from './schedule-formulas';

/**
 * Every formula of the finance core, each with the calculator's defaults put through it. The
 * figures of the examples are worked out by the core as the report is made.
 */
export const FORMULAS: readonly Formula[] = [
  ...RATE_FORMULAS,
  ...PAYMENT_FORMULAS,
  ...FEE_FORMULAS,
  ...APR_FORMULAS,
  ...SCHEDULE_FORMULAS,
];
