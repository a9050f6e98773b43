import type { Customer } from './customer';

/** Whose visit this is, as far as it is known. */
export type Standing =
  /** Nobody has been told yet: what is a customer’s is neither shown nor refused (AU-3). */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'known'; readonly customer: Customer };

export type StandingEvent =
  /** The back end has said who it is; nobody where there is no session. */
  | { readonly kind: 'told'; readonly customer: Customer | undefined }
  /** A call was answered with 401 or 403 (AUTH-05). */
  | { readonly kind: 'refused' }
  /** The customer has logged out, here or in another tab. */
  | { readonly kind: 'signed-out' }
  /** Somebody has logged in, in another tab. */
  | { readonly kind: 'signed-in' };

/** What is to be done because of an event. */
export type StandingConsequence =
  /** To `/click-collect?login=1`: what is a customer’s must not stay in sight. */
  | 'leave'
  /** Ask the back end who it is. */
  | 'ask';

export interface StandingStep {
  readonly standing: Standing;
  readonly consequence?: StandingConsequence;
}

export const unknownStanding: Standing = { kind: 'unknown' };
const anonymous: Standing = { kind: 'anonymous' };

/**
 * The machine of being known. Whoever was known and is so no more is led away once; what comes after
 * that, from calls that were under way, and from the signing out itself, changes nothing (AU-1). A
 * refusal to somebody who is not known is an ordinary failure of the call (WE-149).
 */
export function advanceStanding(standing: Standing, event: StandingEvent): StandingStep {
  switch (event.kind) {
    case 'told':
      return event.customer === undefined
        ? ended(standing)
        : { standing: { kind: 'known', customer: event.customer } };
    case 'refused':
    case 'signed-out':
      return ended(standing);
    case 'signed-in':
      return { standing: unknownStanding, consequence: 'ask' };
  }
}

function ended(standing: Standing): StandingStep {
  if (standing.kind === 'anonymous') return { standing };
  return standing.kind === 'known'
    ? { standing: anonymous, consequence: 'leave' }
    : { standing: anonymous };
}
