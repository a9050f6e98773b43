import { planFinance } from '../../../core/finance/public';
export const total = planFinance;
