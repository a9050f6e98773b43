import type { Chicken } from './chicken';
export type Egg = { readonly chicken?: Chicken };
