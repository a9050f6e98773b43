import { Decimal } from 'decimal.js';
export const payment = Decimal;
