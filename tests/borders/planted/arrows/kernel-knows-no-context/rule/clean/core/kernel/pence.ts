import type { Brand } from './brand';
export type Pence = Brand;
