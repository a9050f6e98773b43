/** What money is taken for. */
export type PaymentPurpose = 'reservation-fee' | 'order-deposit';

/** What is to be paid. */
export interface CheckoutOrder {
  /** The seller's own name of it: the same opens the same session, however often it is asked for. */
  readonly reference: string;
  readonly purpose: PaymentPurpose;
  readonly amountPence: number;
  readonly currency: 'gbp';
  /** What it is for, as the shopper reads it. */
  readonly title: string;
  /** Milliseconds since 1970 in UTC. */
  readonly expiresAt: number;
  /** Where the shopper is sent afterwards, scheme and host included; `{id}` stands for the session. */
  readonly successAddress: string;
  readonly cancelAddress: string;
}

export interface CheckoutSession {
  readonly id: string;
  /** Where it is paid. */
  readonly address: string;
}

/**
 * What a provider says of a session when it is asked. `paid`: money was taken there; `open`: it can
 * be paid, or a bank is asking; `over`: nobody has paid, and nobody can.
 */
export type SessionLook = 'open' | 'paid' | 'over';

/** Who takes card payments: what whoever sells asks of a provider. Each may fail, and be asked again. */
export interface CheckoutProvider {
  readonly open: (order: CheckoutOrder) => Promise<CheckoutSession>;
  /** Where a session is paid as things stand now: the provider may have moved since. */
  readonly addressOf: (session: CheckoutSession) => string;
  /** What became of it, whatever the provider's events have said or left out. */
  readonly look: (session: string) => Promise<SessionLook>;
  /** Nobody can begin to pay there any more; what was paid, or is with a bank, stays. @returns what is found */
  readonly close: (session: string) => Promise<SessionLook>;
  /** Gives back what was paid in a session, once, however often it is asked for. */
  readonly refund: (session: string) => Promise<void>;
}
