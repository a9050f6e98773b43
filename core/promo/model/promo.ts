/** What a promotion asks of a vehicle, by key: `make`, `location_id`, or any plain field (PROMO-05). */
export type PromoRules = Readonly<Record<string, readonly string[]>>;

/** A promotion that badges vehicles (CARD-06). Unreadable rules are no rules, and match nothing (CX-4). */
export interface Promo {
  readonly name: string;
  readonly rules: PromoRules;
}

/** An advertisement between the results (PROMO-06). */
export interface ResultsPageOffer {
  readonly id: string;
  readonly link?: string;
  readonly message: string;
  readonly desktopImage?: string;
  readonly mobileImage?: string;
  readonly rules: PromoRules;
}
