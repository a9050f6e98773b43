export {
  ACCEPTED,
  agreedTo,
  CONSENT_CATEGORIES,
  REFUSED,
  type Consent,
  type ConsentCategory,
} from './model/consent';
export {
  KEPT_IN_BROWSER,
  keptUnder,
  type KeptDuty,
  type KeptFor,
  type KeptPlace,
  type KeptThing,
} from './model/kept-in-browser';
export type { TrackedPerson, TrackingEvent } from './model/tracking-event';
export type { ConsentStore } from './ports/consent-store';
export type { CountedConversions } from './ports/counted-conversions';
export type { EventSink } from './ports/event-sink';
export { isCarsSearch } from './rules/cars-search';
export { conversionName, trackingName } from './rules/event-names';
export { normalisedPerson, type NormalisedPerson } from './rules/normalised-person';
export { MOST_ADDRESSES, withAddress } from './rules/with-address';
export { createConsent, type ConsentOfVisit } from './streams/consent-of-visit';
export { createTracker, type Track, type TrackerParts } from './streams/consented-tracker';
export {
  createPageReports,
  type PageArrival,
  type PageReports,
  type PageTitle,
  type TitleInView,
} from './streams/page-reports';
