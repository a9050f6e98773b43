export { ACCEPTED, REFUSED, type Consent } from './model/consent';
export type { TrackedPerson, TrackingEvent } from './model/tracking-event';
export type { ConsentStore } from './ports/consent-store';
export { createConsent, type ConsentOfVisit } from './streams/consent-of-visit';
