export type { Promo, ResultsPageOffer } from './model/promo';
export type { OfferFeed, OfferSearch } from './ports/offer-feed';
export { parsePromoRules } from './rules/parse-promo-rules';
export { withFieldsNamed } from './rules/fields-named';
export { promosFor } from './rules/promo-match';
