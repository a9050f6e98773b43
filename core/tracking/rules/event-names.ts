import type { TrackingEvent } from '../model/tracking-event';

type Kind = TrackingEvent['kind'];

/** The names events go by outside, as the documents and the providers give them (FAV-03, CG-081). */
const TRACKED = {
  'page-viewed': 'page_view',
  'content-viewed': undefined,
  'favourite-added': 'AddToWishlist',
  'favourite-removed': 'RemoveFromWishlist',
  'compare-added': 'AddToCompare',
  'compare-removed': 'RemoveFromCompare',
  'valuation-lookup-failed': 'valuation lookup failure',
  'valuation-unsuccessful': 'valuation unsuccessful',
  'enquiry-sent': 'Lead',
} as const satisfies Readonly<Record<Kind, string | undefined>>;

const CONVERSIONS = {
  'page-viewed': undefined,
  'content-viewed': 'ViewContent',
  'favourite-added': 'AddToWishlist',
  'favourite-removed': 'RemoveFromWishlist',
  'compare-added': undefined,
  'compare-removed': undefined,
  'valuation-lookup-failed': undefined,
  'valuation-unsuccessful': undefined,
  'enquiry-sent': 'Lead',
} as const satisfies Readonly<Record<Kind, string | undefined>>;

/** The name as a tracking event; undefined for what is a conversion only. */
export const trackingName = ({ kind }: TrackingEvent): string | undefined => TRACKED[kind];

/** The name as a conversion; undefined for what is none. */
export const conversionName = ({ kind }: TrackingEvent): string | undefined => CONVERSIONS[kind];
