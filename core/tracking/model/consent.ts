/** What a shopper has agreed to beyond what the site needs to work. */
export interface Consent {
  /** Counting of pages and of what is done on them. */
  readonly analytics: boolean;
  /** Advertising: tag manager and conversions. */
  readonly marketing: boolean;
}

/** One thing that can be agreed to or refused by itself. */
export type ConsentCategory = keyof Consent;

export const CONSENT_CATEGORIES = [
  'analytics',
  'marketing',
] as const satisfies readonly ConsentCategory[];

export const REFUSED: Consent = { analytics: false, marketing: false };
export const ACCEPTED: Consent = { analytics: true, marketing: true };

/** What has been agreed to; no answer is a refusal (CG-121). */
export const agreedTo = (consent: Consent | undefined): readonly ConsentCategory[] =>
  CONSENT_CATEGORIES.filter((category) => consent?.[category] === true);
