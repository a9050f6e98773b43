import { priceRows } from '../stock/price-rows';
export const prices = priceRows;
