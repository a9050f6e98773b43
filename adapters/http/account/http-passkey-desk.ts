import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { map, type Observable } from 'rxjs';
import type {
  LoginFailure,
  PasskeyAnswer,
  PasskeyDesk,
  PasskeyQuestion,
  Session,
} from '../../../core/account/public';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { wellFormed } from '../../../core/kernel/well-formed';
import type { HttpClient } from '../http-client';
import { isRecord } from '../lenient';
import { toSession } from './customer-dto';
import { asWrongCredentials, nothing } from './http-customer-desk';

const AUTH = '/api/v2/contact/auth';

/** Passkeys over HTTP, which are ours (`docs/contracts/account-api.md`). */
export class HttpPasskeyDesk implements PasskeyDesk {
  constructor(private readonly client: HttpClient) {}

  readonly question = (site: string) => this.asked(`${AUTH}/passkey/question`, site);

  readonly newQuestion = (site: string) => this.asked(`${AUTH}/passkeys/question`, site);

  readonly logIn = (
    site: string,
    answer: PasskeyAnswer,
  ): Observable<Either<LoginFailure, Session>> =>
    this.client
      .call({ method: 'POST', path: `${AUTH}/passkey/login`, body: { site, answer } })
      .pipe(
        map((told) => (isLeft(told) ? left(asWrongCredentials(told.left)) : toSession(told.right))),
      );

  readonly add = (
    site: string,
    answer: PasskeyAnswer,
    name: string,
  ): Observable<Either<GatewayFailure, null>> =>
    this.client
      .call({ method: 'POST', path: `${AUTH}/passkeys`, body: { site, answer, name } })
      .pipe(map(nothing));

  readonly remove = (passkeyId: string): Observable<Either<GatewayFailure, null>> =>
    this.client
      .call({
        method: 'POST',
        path: `${AUTH}/passkeys/${encodeURIComponent(wellFormed(passkeyId))}/remove`,
        body: {},
      })
      .pipe(map(nothing));

  private asked(path: string, site: string): Observable<Either<GatewayFailure, PasskeyQuestion>> {
    return this.client
      .call({ method: 'POST', path, body: { site } })
      .pipe(
        map((told) =>
          isLeft(told) ? told : isRecord(told.right) ? right(told.right) : left(noQuestion),
        ),
      );
  }
}

const noQuestion: GatewayFailure = {
  kind: 'unreadable',
  problems: [{ path: '', expected: 'a question of the standard' }],
};
