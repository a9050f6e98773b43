/**
 * What can be reported of a visit, where the shopper has agreed to it: the words of the business,
 * before any sink's own. No event carries who the shopper is, but for `enquiry-sent`, whose person
 * is hashed before it leaves (TRACK-04).
 */
export type TrackingEvent =
  /** A page stands, with its own title (TRACK-01). */
  | { readonly kind: 'page-viewed'; readonly path: string; readonly title: string }
  /** The same as a conversion; none for a search of cars (TRACK-02, WE-128). */
  | { readonly kind: 'content-viewed'; readonly path: string }
  /** A favourite was added or taken out (FAV-03). */
  | { readonly kind: 'favourite-added' | 'favourite-removed'; readonly slug: string }
  | { readonly kind: 'compare-added' | 'compare-removed'; readonly slug: string }
  /** No vehicle was found behind a mark, or it could not be looked up; no price was made (VALA-64). */
  | { readonly kind: 'valuation-lookup-failed' | 'valuation-unsuccessful' }
  /** A form was sent; `id` makes it count once. */
  | {
      readonly kind: 'enquiry-sent';
      readonly id: string;
      readonly person: TrackedPerson;
    };

/** Who sent a form, as typed; empty fields are left out of what is sent (TR-3). */
export interface TrackedPerson {
  readonly email?: string;
  readonly telephone?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly town?: string;
}
