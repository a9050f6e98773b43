import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { EmailAddress } from '../../kernel/person/email-address';
import type { Credentials, Password, Session } from '../model/credentials';
import type { Customer } from '../model/customer';

/** Whom a link to set a password is e-mailed to: an address, or that of a reservation. */
export type LinkRequest =
  | { readonly kind: 'email'; readonly email: EmailAddress }
  | { readonly kind: 'reservation'; readonly id: string };

/** Why nobody was logged in. */
export type LoginFailure = GatewayFailure | { readonly kind: 'wrong-credentials' };

/** Why a password was not set. */
export type SetPasswordFailure =
  | GatewayFailure
  /** The link has been used, is too old, or never was one. */
  | { readonly kind: 'link-over' }
  /** The back end will not have this password. @see reason in its own words */
  | { readonly kind: 'password-refused'; readonly reason: string };

/**
 * The back end's desk for customers (CALL-45 to CALL-48). Whoever asks brings the customer's token
 * with the line itself.
 */
export interface CustomerDesk {
  /** CALL-45. Refused with 429 and how long to wait after too many tries. */
  readonly logIn: (credentials: Credentials) => Observable<Either<LoginFailure, Session>>;
  /** CALL-46. Ends the session that the line has. */
  readonly logOut: () => Observable<Either<GatewayFailure, null>>;
  /** CALL-47. Fails with `not-allowed` where the line has no session that is good. */
  readonly show: () => Observable<Either<GatewayFailure, Customer>>;
  /** CALL-48. Says the same whoever has an account or a reservation, and whoever has not (AC-3). */
  readonly sendLink: (request: LinkRequest) => Observable<Either<GatewayFailure, null>>;
  /** CALL-48. Uses the link up, and ends every session and every other link of the account (AC-2). */
  readonly setPassword: (
    linkToken: string,
    password: Password,
  ) => Observable<Either<SetPasswordFailure, null>>;
}
