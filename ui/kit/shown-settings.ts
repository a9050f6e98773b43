import type { NamePolicy } from '../../core/kernel/person/person-name';
import { NEEDED_TO_RESERVE, type ReservationNeed } from '../../core/reservation/public';
import type { Reading } from '../../core/valuation/public';

/** The settings that change what is shown, each with the environment variable that sets it. */
export interface ShownSettings {
  /** `HEADLINE_PRICE`: the advertised price, or the price with the admin fee in it (CARD-28). */
  readonly headlinePrice: 'price' | 'all-in';
  /** `NAME_POLICY`: what the name of a person may be made of (CG-020). */
  readonly namePolicy: NamePolicy;
  /** `PLACEHOLDER_WHEN` (CG-088). */
  readonly placeholderWhen: 'one-or-none' | 'none-only';
  /** `GALLERY_ORDER`: whether a vehicle's films come before its pictures (GAL-03). */
  readonly galleryOrder: 'pictures-first' | 'video-first';
  /** `FLASHER`: the sticky bar's flasher rests after five seconds, or never (VDP-34). */
  readonly flasher: 'rests' | 'as-specified';
  /** `CHAT_ADDRESS`: where "Chat with us" leads: a chat provider's page, or a path of this site (CG-094). */
  readonly chatAddress: string;
  /** `CALCULATOR_TOTALS` (CG-038). */
  readonly calculatorTotals: 'regulated' | 'as-specified';
  /** `ECOMMERCE`: whether vehicles are sold online, and customers have an account (HEAD-08). */
  readonly ecommerce: 'on' | 'off';
  /** `FACEBOOK_ADDRESS` and `INSTAGRAM_ADDRESS`: the group's own pages there (FOOT-03). */
  readonly facebookAddress: string;
  readonly instagramAddress: string;
  /** `DEALER_MARKER`: what old addresses with a dealer's location have in them (REDIR-06, CG-131). */
  readonly dealerMarker: string;
  /** `FAVOURITES_BY`: what is stored of a favourite; an id is the dealer's own number for it (CG-075). */
  readonly favouritesBy: 'slug' | 'id';
  /** `COMPARE_BY`: what is stored of a vehicle to compare (CG-076). */
  readonly compareBy: 'slug' | 'vrm';
  /** `LOCATION_CHOICES`: the only branches to choose among, by slug; none for all of them (FILTER-39). */
  readonly locationChoices: readonly string[];
  /** `VALUATION`: which of the documents' two journeys values a shopper's vehicle (CG-001). */
  readonly valuation: Reading;
  /** `VALUATION_CONTACTS`: branches, by slug, whose contact page a valuation leads to; any other leads to the first (CG-009). */
  readonly valuationContacts: readonly string[];
  /** `VALUATION_RESET`: whether reading B can be begun anew on its middle steps and where it fails, or on every step (CG-007). */
  readonly valuationReset: 'middle' | 'always';
  /** `VALUATION_EXCLUDED`: words in the names of branches that value no vehicles (CG-010). */
  readonly valuationExcluded: readonly string[];
  /** `NEWSLETTER_FORM`: the form, by its id, to which pages of text lead those who want to hear from us; none for nobody (CG-111). */
  readonly newsletterForm: string;
  /** `RESERVATION_NEEDS`: what a reservation cannot be made without (CG-103). */
  readonly reservationNeeds: readonly ReservationNeed[];
}

/** How a site is shown when nothing is set: of two readings of the specification, the first. */
export const USUAL_SETTINGS: ShownSettings = {
  headlinePrice: 'price',
  namePolicy: 'inclusive',
  placeholderWhen: 'one-or-none',
  galleryOrder: 'pictures-first',
  flasher: 'rests',
  chatAddress: '/contact/',
  calculatorTotals: 'regulated',
  ecommerce: 'on',
  facebookAddress: 'https://www.facebook.com/',
  instagramAddress: 'https://www.instagram.com/',
  dealerMarker: 'dealer-location',
  favouritesBy: 'slug',
  compareBy: 'slug',
  locationChoices: [],
  valuation: 'a',
  valuationContacts: ['bolton', 'chester', 'stafford', 'stockport'],
  valuationReset: 'middle',
  valuationExcluded: ['Jaguar', 'Wrexham'],
  newsletterForm: '',
  reservationNeeds: NEEDED_TO_RESERVE,
};
