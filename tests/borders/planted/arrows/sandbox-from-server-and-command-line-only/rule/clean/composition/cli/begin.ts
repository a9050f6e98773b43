import { priceRows } from '../../adapters/sandbox/stock/price-rows';
export const begin = priceRows;
