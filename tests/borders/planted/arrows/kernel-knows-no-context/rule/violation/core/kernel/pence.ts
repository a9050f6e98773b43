import type { Price } from '../stock/public';
export type Pence = Price;
