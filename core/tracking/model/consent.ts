/** What a shopper has agreed to beyond what the site needs to work. */
export interface Consent {
  /** Counting of pages and of what is done on them. */
  readonly analytics: boolean;
  /** Advertising: tag manager and conversions. */
  readonly marketing: boolean;
}

export const REFUSED: Consent = { analytics: false, marketing: false };
export const ACCEPTED: Consent = { analytics: true, marketing: true };
