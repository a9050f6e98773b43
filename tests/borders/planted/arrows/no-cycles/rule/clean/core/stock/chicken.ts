import type { Egg } from './egg';
export type Chicken = { readonly egg: Egg };
