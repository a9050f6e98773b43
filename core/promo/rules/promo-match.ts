import type { Promo, PromoRules } from '../model/promo';

/** What rules are held against; a vehicle in stock is one. */
export interface PromoSubject {
  readonly make: { readonly name: string };
  readonly range: { readonly name: string };
  readonly fuelType?: string;
  readonly bodyType?: string;
  readonly location?: { readonly siteId: string };
  /** The feed's plain fields by name, those that its documents have. */
  readonly direct: Readonly<Record<string, string>>;
}

/**
 * Whether at least one rule matches (PROMO-01); no rules match nothing. Literal, as CG-069 has it:
 * the vehicle's names are put in lower case, the rules' lists are not (WE-085).
 */
export const rulesMatch = (rules: PromoRules, subject: PromoSubject): boolean =>
  Object.entries(rules).some(([key, list]) => {
    const value = comparedValue(key, subject);
    return value !== undefined && list.includes(value);
  });

/** The promotions whose badges a vehicle wears (CARD-06), in the order given. */
export const promosFor = (promos: readonly Promo[], subject: PromoSubject): readonly Promo[] =>
  promos.filter(({ rules }) => rulesMatch(rules, subject));

function comparedValue(key: string, subject: PromoSubject): string | undefined {
  switch (key) {
    case 'make':
    case 'range':
      return subject[key].name.toLowerCase();
    case 'fuel_type':
      return subject.fuelType?.toLowerCase();
    case 'body_type':
      return subject.bodyType?.toLowerCase();
    case 'location_id':
      return subject.location?.siteId;
    default:
      return Object.hasOwn(subject.direct, key) ? subject.direct[key] : undefined;
  }
}
