import { begin } from '../modules/sandbox';
export const start = begin;
