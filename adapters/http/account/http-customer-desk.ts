import { chain, isLeft, left, map as mapRight, type Either } from 'fp-ts/Either';
import { map, type Observable } from 'rxjs';
import type {
  Credentials,
  Customer,
  CustomerDesk,
  LinkRequest,
  LoginFailure,
  Password,
  Session,
  SetPasswordFailure,
} from '../../../core/account/public';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type { HttpClient } from '../http-client';
import { toCustomer, toSession } from './customer-dto';

const AUTH = '/api/v2/contact/auth';

export const nothing = mapRight(() => null);

/** A refusal of credentials is no session that has ended. */
export const asWrongCredentials = (failure: GatewayFailure): LoginFailure =>
  failure.kind === 'not-allowed' ||
  (failure.kind === 'refused' && failure.status === 422 && failure.fieldReasons === undefined)
    ? { kind: 'wrong-credentials' }
    : failure;

/** Customers over HTTP (CALL-45 to CALL-48, `docs/contracts/account-api.md`). The line brings the token. */
export class HttpCustomerDesk implements CustomerDesk {
  constructor(private readonly client: HttpClient) {}

  readonly logIn = ({ email, password }: Credentials): Observable<Either<LoginFailure, Session>> =>
    this.client
      .call({ method: 'POST', path: `${AUTH}/login`, body: { email, password } })
      .pipe(
        map((answer) =>
          isLeft(answer) ? left(asWrongCredentials(answer.left)) : toSession(answer.right),
        ),
      );

  readonly logOut = (): Observable<Either<GatewayFailure, null>> =>
    this.client.call({ method: 'POST', path: `${AUTH}/logout`, body: {} }).pipe(map(nothing));

  readonly show = (): Observable<Either<GatewayFailure, Customer>> =>
    this.client.call({ path: `${AUTH}/show` }).pipe(map(chain(toCustomer)));

  readonly sendLink = (request: LinkRequest): Observable<Either<GatewayFailure, null>> =>
    this.client
      .call({
        method: 'POST',
        path: `${AUTH}/reset`,
        body: request.kind === 'email' ? { email: request.email } : { reservation: request.id },
      })
      .pipe(map(nothing));

  readonly setPassword = (
    token: string,
    password: Password,
  ): Observable<Either<SetPasswordFailure, null>> =>
    this.client
      .call({ method: 'POST', path: `${AUTH}/reset`, body: { token, password } })
      .pipe(map((answer) => (isLeft(answer) ? left(notSet(answer.left)) : nothing(answer))));
}

/** Of a link that is no longer good, in whatever way a back end says so. */
const LINK_OVER: readonly number[] = [400, 404, 409, 410];

function notSet(failure: GatewayFailure): SetPasswordFailure {
  if (failure.kind === 'not-allowed') return { kind: 'link-over' };
  if (failure.kind !== 'refused') return failure;
  const reason = failure.fieldReasons?.['password'];
  if (reason !== undefined) return { kind: 'password-refused', reason };
  const isOver =
    LINK_OVER.includes(failure.status) || failure.fieldReasons?.['token'] !== undefined;
  return isOver ? { kind: 'link-over' } : failure;
}
