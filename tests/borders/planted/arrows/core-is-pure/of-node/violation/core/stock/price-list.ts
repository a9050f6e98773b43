import { readFileSync } from 'node:fs';
export const priceList = readFileSync;
