import { isLeft, left, type Either } from 'fp-ts/Either';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import {
  LOGIN_PATH,
  PASSWORD_RESET_PATH,
  readNewPassword,
  type LinkRequest,
  type SetPasswordFailure,
} from '../../../../core/account/public';
import type { GatewayFailure } from '../../../../core/kernel/failure';
import { readEmailAddress } from '../../../../core/kernel/person/email-address';
import type { App } from '../../../kit/app';
import { withCookies } from '../../caller-of';
import { emailFault } from '../login/login-faults';
import { postedText } from '../posted-text';
import { RESERVATION, SENT } from './reset-loader';
import type { ResetPosted } from './reset-posted';

/** A link that is asked for, or the password that is set with one. */
export const resetAction =
  (app: App) =>
  async ({ params, request }: ActionFunctionArgs) => {
    const posted = await request.formData();
    const linkToken = params['reset'] ?? '';
    return linkToken === ''
      ? askForLink(app, request, posted)
      : setPassword(app, linkToken, postedText(posted, 'password'));
  };

const again = (posted: ResetPosted, status: number) => data(posted, { status });

/** More than one network address may send in a minute are not handed in. */
function tooOften({ request }: App): Either<GatewayFailure, null> | undefined {
  const retryAfterSeconds = request?.waitSeconds;
  return retryAfterSeconds === undefined
    ? undefined
    : left({ kind: 'refused', status: 429, retryAfterSeconds });
}

async function askForLink(app: App, request: Request, posted: FormData) {
  const reservation = new URL(request.url).searchParams.get(RESERVATION) ?? '';
  const email = postedText(posted, 'email');
  const read = readEmailAddress(email);
  if (reservation === '' && isLeft(read)) {
    return again({ kind: 'asked', email, fault: emailFault(read.left) }, 422);
  }
  const asked: LinkRequest =
    isLeft(read) || reservation !== ''
      ? { kind: 'reservation', id: reservation }
      : { kind: 'email', email: read.right };
  const answer = tooOften(app) ?? (await firstValueFrom(app.ports.customers.sendLink(asked)));
  return isLeft(answer)
    ? again({ kind: 'asked', email, failure: answer.left }, statusOf(answer.left))
    : redirect(`${PASSWORD_RESET_PATH}?${SENT}=1`);
}

async function setPassword(app: App, linkToken: string, typed: string) {
  const password = readNewPassword(typed);
  if (isLeft(password)) return again({ kind: 'set', fault: password.left }, 422);
  const answer: Either<SetPasswordFailure, null> =
    tooOften(app) ??
    (await firstValueFrom(app.ports.customers.setPassword(linkToken, password.right)));
  if (isLeft(answer)) return again({ kind: 'set', failure: answer.left }, statusOf(answer.left));
  // Whoever was logged in here is so no more, nor anywhere else (AC-2).
  return redirect(LOGIN_PATH, {
    headers: withCookies(app.request?.endsSession('password-set') ?? []),
  });
}

function statusOf(failure: SetPasswordFailure): number {
  if (failure.kind === 'link-over') return 410;
  if (failure.kind === 'password-refused') return 422;
  return failure.kind === 'refused' && failure.status === 429 ? 429 : 503;
}
