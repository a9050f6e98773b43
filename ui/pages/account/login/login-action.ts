import { isLeft, left, type Either } from 'fp-ts/Either';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import {
  NEXT_NAME,
  ownAddress,
  type LoginFailure,
  type PasskeyAnswer,
  type Session,
} from '../../../../core/account/public';
import type { App } from '../../../kit/app';
import { endSession, withCookies } from '../../caller-of';
import { readPasskeyAnswer } from '../passkeys/passkey-answer';
import { postedText } from '../posted-text';
import { readCredentials, type LoginPosted } from './login-faults';

/** A login that was posted: on to where it leads, with a session, or the page again with what is wrong. */
export const loginAction =
  (app: App) =>
  async ({ request }: Pick<ActionFunctionArgs, 'request'>) => {
    const posted = await request.formData();
    const { searchParams } = new URL(request.url);
    const email = postedText(posted, 'email');
    const passkey = readPasskeyAnswer(postedText(posted, 'passkey'));
    const read =
      passkey === undefined ? readCredentials(email, postedText(posted, 'password')) : undefined;
    if (read !== undefined && 'faults' in read) {
      return again({ email, faults: read.faults }, 422);
    }
    const answer =
      tooOften(app) ??
      (read === undefined
        ? await byPasskey(app, passkey ?? {})
        : await firstValueFrom(app.ports.customers.logIn(read.credentials)));
    if (isLeft(answer)) {
      return again({ email, faults: {}, failure: answer.left }, statusOf(answer.left));
    }
    const { request: facts } = app;
    if (facts === undefined) throw new Error('Nobody is logged in without a request');
    // Whoever was logged in before is so no more.
    if (facts.session !== undefined) endSession(app);
    return redirect(ownAddress(searchParams.get(NEXT_NAME)), {
      headers: withCookies(facts.keepsSession(answer.right)),
    });
  };

const again = (posted: LoginPosted, status: number) => data(posted, { status });

const byPasskey = (
  { ports, request }: App,
  answer: PasskeyAnswer,
): Promise<Either<LoginFailure, Session>> =>
  firstValueFrom(ports.passkeys.logIn(request?.site ?? '', answer));

/** More than one network address may send in a minute are not handed in. */
function tooOften({ request }: App): Either<LoginFailure, Session> | undefined {
  const retryAfterSeconds = request?.waitSeconds;
  return retryAfterSeconds === undefined
    ? undefined
    : left({ kind: 'refused', status: 429, retryAfterSeconds });
}

function statusOf(failure: LoginFailure): number {
  if (failure.kind === 'wrong-credentials' || failure.kind === 'not-allowed') return 422;
  return failure.kind === 'refused' && failure.status === 429 ? 429 : 503;
}
