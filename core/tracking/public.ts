export {
  ACCEPTED,
  agreedTo,
  CONSENT_CATEGORIES,
  REFUSED,
  type Consent,
  type ConsentCategory,
} from './model/consent';
export { KEPT_IN_BROWSER, keptUnder, type KeptFor, type KeptThing } from './model/kept-in-browser';
export type { TrackingEvent } from './model/tracking-event';
export type { ConsentStore } from './ports/consent-store';
export type { CountedConversions } from './ports/counted-conversions';
export type { EventSink } from './ports/event-sink';
export { conversionName, trackingName } from './rules/event-names';
export { normalisedPerson } from './rules/normalised-person';
export { withAddress } from './rules/with-address';
export { createConsent, type ConsentOfVisit } from './streams/consent-of-visit';
export { createTracker, type Track } from './streams/consented-tracker';
export { createPageReports, type TitleInView } from './streams/page-reports';
