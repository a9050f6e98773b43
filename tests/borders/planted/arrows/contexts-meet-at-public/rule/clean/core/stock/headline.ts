import type { Offer } from '../promo/public';
import type { Pence } from '../kernel/pence';
export type Headline = readonly [Offer, Pence];
