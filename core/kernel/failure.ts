/**
 * What can go wrong between us and another system, in the five words all gateways share. The
 * words a shopper reads for each live in `ui/copy`. No value of an answer is ever carried:
 * `unreadable` names the place and the expected type only, since answers hold personal data.
 */
export type GatewayFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timed-out' }
  | Refused
  /** The session is over, or may not do this: the shopper is signed out (AUTH-05). */
  | { readonly kind: 'not-allowed'; readonly status: 401 | 403 }
  | { readonly kind: 'unreadable'; readonly problems: readonly UnreadablePlace[] };

/** The other system answered that it will not. */
export interface Refused {
  readonly kind: 'refused';
  readonly status: number;
  /** One line in the other system's own text; nothing that was sent is repeated in it. */
  readonly reason?: string;
  /** Why, in the other system's own word for programs: `slot_taken`. */
  readonly code?: string;
  /** Why, by the name of the field it concerns. */
  readonly fieldReasons?: Readonly<Record<string, string>>;
  /** How long to wait before asking again: whole seconds, at most an hour. */
  readonly retryAfterSeconds?: number;
}

/** Where an answer could not be read: a path such as `data.3.price`, and what was expected. */
export interface UnreadablePlace {
  readonly path: string;
  readonly expected: string;
}

export const unreachable: GatewayFailure = { kind: 'unreachable' };
export const timedOut: GatewayFailure = { kind: 'timed-out' };

/** Whether the other system says that it has no such thing, or no such call. */
export const isNoneThere = (failure: GatewayFailure): boolean =>
  failure.kind === 'refused' && failure.status === 404;
