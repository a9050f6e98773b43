export type { Promo, PromoRules, ResultsPageOffer } from './model/promo';
export type { OfferFeed, OfferSearch } from './ports/offer-feed';
export { NO_RULES, parsePromoRules } from './rules/parse-promo-rules';
export { promosFor, rulesMatch, type PromoSubject } from './rules/promo-match';
