import { payment } from '../../core/finance/rules/payment';

export const verdict = payment === 1;
