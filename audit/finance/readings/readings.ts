import type { Reading } from '../model';
import { DEPOSIT_READINGS } from './deposit-readings';
import { QUOTE_READINGS } from './quote-readings';
import { RANGE_READINGS } from './range-readings';
import { RATE_READINGS } from './rate-readings';
import { TERM_READINGS } from './term-readings';

/** Where the specification leaves a figure open or contradicts itself, and what was made of it. */
export const READINGS: readonly Reading[] = [
  ...RATE_READINGS,
  ...TERM_READINGS,
  ...DEPOSIT_READINGS,
  ...RANGE_READINGS,
  ...QUOTE_READINGS,
];
