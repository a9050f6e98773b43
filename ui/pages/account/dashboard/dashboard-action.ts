import { isLeft, left, type Either } from 'fp-ts/Either';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { DASHBOARD_PATH, isSessionOver, LOGIN_PATH } from '../../../../core/account/public';
import type { GatewayFailure } from '../../../../core/kernel/failure';
import type { App } from '../../../kit/app';
import type { RequestFacts } from '../../../kit/request-facts';
import { sessionEnded, withCookies } from '../../caller-of';
import { loginAction } from '../login/login-action';
import { readPasskeyAnswer } from '../passkeys/passkey-answer';
import { postedText } from '../posted-text';
import { INTENT_NAME, INTENTS, NEWS_NAME, RESERVATION_NAME } from './dashboard-intents';
import { wantsLogin, type DashboardNews } from './dashboard-loader';
import type { DashboardPosted } from './dashboard-posted';
import { giveUp } from './give-up-action';
import { changeSaved } from './saved-action';

/** What is posted to a customer's page: logging out, passkeys, and giving a reservation up; at `?login=1` it is a login. */
export const dashboardAction = (app: App) => async (asked: Pick<ActionFunctionArgs, 'request'>) => {
  const { request } = asked;
  if (wantsLogin(request)) return loginAction(app)(asked);
  const { request: facts } = app;
  if (facts?.session === undefined) return redirect(LOGIN_PATH);
  const posted = await request.formData();
  switch (postedText(posted, INTENT_NAME)) {
    case INTENTS.logOut:
      return logOut(app, facts);
    case INTENTS.addPasskey:
      return outcome(facts, await addPasskey(app, posted), 'passkey-added');
    case INTENTS.removePasskey:
      return outcome(
        facts,
        await firstValueFrom(app.ports.passkeys.remove(postedText(posted, 'passkey-id'))),
        'passkey-removed',
      );
    case INTENTS.giveUp:
      return giveUp(app, request, postedText(posted, RESERVATION_NAME));
    case INTENTS.removeSaved:
      return changeSaved(app, facts, posted, 'remove');
    case INTENTS.putBackSaved:
      return changeSaved(app, facts, posted, 'put-back');
    default:
      return redirect(DASHBOARD_PATH);
  }
};

/** Here it is over whatever the back end answers: nothing of it stays in the browser. */
async function logOut(app: App, facts: RequestFacts): Promise<Response> {
  await firstValueFrom(app.ports.customers.logOut());
  return redirect(LOGIN_PATH, { headers: withCookies(facts.endsSession('logged-out')) });
}

const UNREADABLE: GatewayFailure = { kind: 'refused', status: 422 };

async function addPasskey(
  { ports, request: facts }: App,
  posted: FormData,
): Promise<Either<GatewayFailure, null>> {
  const answer = readPasskeyAnswer(postedText(posted, 'passkey'));
  if (answer === undefined || facts?.waitSeconds !== undefined) return left(UNREADABLE);
  return firstValueFrom(ports.passkeys.add(facts?.site ?? '', answer, postedText(posted, 'name')));
}

function outcome(facts: RequestFacts, answer: Either<GatewayFailure, null>, news: DashboardNews) {
  if (!isLeft(answer)) return redirect(`${DASHBOARD_PATH}?${NEWS_NAME}=${news}`);
  if (isSessionOver(answer.left)) return sessionEnded(facts);
  const isOurs = answer.left.kind !== 'refused' || answer.left.status >= 500;
  // It was removed before: that is what was wanted.
  if (news === 'passkey-removed' && !isOurs)
    return redirect(`${DASHBOARD_PATH}?${NEWS_NAME}=${news}`);
  const state: DashboardPosted = { passkeyProblem: isOurs ? 'unreachable' : 'not-added' };
  return data(state, { status: isOurs ? 503 : 422 });
}
