import { begin } from '../modules/stock-module';
export const start = begin;
