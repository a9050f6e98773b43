/** What is to be paid. */
export interface CheckoutOrder {
  /** The seller's own name of it: the same opens the same session, however often it is asked for. */
  readonly reference: string;
  readonly amountPence: number;
  readonly currency: 'gbp';
  /** What it is for, as the shopper reads it. */
  readonly title: string;
  /** Milliseconds since 1970 in UTC. */
  readonly expiresAt: number;
  /** Where the shopper is sent afterwards; `{id}` stands for the session. */
  readonly successAddress: string;
  readonly cancelAddress: string;
}

export interface CheckoutSession {
  readonly id: string;
  /** Where it is paid. */
  readonly address: string;
}

/** Who takes card payments: what whoever sells asks of a provider. Each may fail, and be asked again. */
export interface CheckoutProvider {
  readonly open: (order: CheckoutOrder) => Promise<CheckoutSession>;
  /** Nobody can begin to pay there any more; what was paid, or is with a bank, stays. */
  readonly close: (session: string) => Promise<void>;
  /** Gives back what was paid in a session, once, however often it is asked for. */
  readonly refund: (session: string) => Promise<void>;
}
