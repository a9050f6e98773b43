import { ACCEPTED, REFUSED, type Consent } from '../../core/tracking/public';

/** What a shopper may have answered to the question of consent, by a word for the command line. */
export const CONSENT_ANSWERS = {
  yes: ACCEPTED,
  no: REFUSED,
  analytics: { ...REFUSED, analytics: true },
  marketing: { ...REFUSED, marketing: true },
} as const satisfies Readonly<Record<string, Consent>>;

export type ConsentAnswer = keyof typeof CONSENT_ANSWERS;
