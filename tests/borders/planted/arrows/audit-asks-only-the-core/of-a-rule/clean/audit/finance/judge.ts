import { payment } from '../../core/finance/public';

export const verdict = payment === 1;
