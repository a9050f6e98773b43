import type { Offer } from '../promo/model/offer';
export type Headline = Offer;
