import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { Session } from '../model/credentials';
import type { LoginFailure } from './customer-desk';

/**
 * What a browser is asked, and what its authenticator answers: JSON of the WebAuthn standard, which
 * nobody between the back end and the authenticator has to understand.
 */
export type PasskeyQuestion = Readonly<Record<string, unknown>>;
export type PasskeyAnswer = Readonly<Record<string, unknown>>;

/** The back end's desk for passkeys. @param site scheme and host that the browser is at. */
export interface PasskeyDesk {
  /** For whoever wants to log in; each is good once, and for five minutes. */
  readonly question: (site: string) => Observable<Either<GatewayFailure, PasskeyQuestion>>;
  readonly logIn: (
    site: string,
    answer: PasskeyAnswer,
  ) => Observable<Either<LoginFailure, Session>>;
  /** For a customer who is logged in and wants to add one. */
  readonly newQuestion: (site: string) => Observable<Either<GatewayFailure, PasskeyQuestion>>;
  readonly add: (
    site: string,
    answer: PasskeyAnswer,
    name: string,
  ) => Observable<Either<GatewayFailure, null>>;
  readonly remove: (passkeyId: string) => Observable<Either<GatewayFailure, null>>;
}
