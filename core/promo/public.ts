export type { Promo, ResultsPageOffer } from './model/promo';
export type { OfferFeed, OfferSearch } from './ports/offer-feed';
export { withFieldsNamed } from './rules/fields-named';
export { parsePromoRules } from './rules/parse-promo-rules';
export { promosFor } from './rules/promo-match';
