import { Decimal } from 'decimal.js';
export const exactly = Decimal;
