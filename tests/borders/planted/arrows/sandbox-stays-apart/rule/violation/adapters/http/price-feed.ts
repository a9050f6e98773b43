import { priceRows } from '../sandbox/stock/price-rows';
export const priceFeed = priceRows;
