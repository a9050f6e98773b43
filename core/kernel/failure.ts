/**
 * What can go wrong between us and another system, in the four words all gateways share. The
 * words a shopper reads for each live in `ui/copy`. No value of the answer is ever carried:
 * `unreadable` names the place and the expected type only, since answers hold personal data.
 */
export type GatewayFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'refused'; readonly status: number; readonly reason?: string }
  | { readonly kind: 'unreadable'; readonly problems: readonly UnreadablePlace[] };

/** Where an answer could not be read: a path such as `data.3.price`, and what was expected. */
export interface UnreadablePlace {
  readonly path: string;
  readonly expected: string;
}

export const unreachable: GatewayFailure = { kind: 'unreachable' };
export const timedOut: GatewayFailure = { kind: 'timed-out' };
