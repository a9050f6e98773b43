import { isLeft } from 'fp-ts/Either';
import { data, redirect } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { DASHBOARD_PATH } from '../../../../core/account/public';
import type { GatewayFailure } from '../../../../core/kernel/failure';
import type { GivingUpProblem } from '../../../copy/reservation/own-reservations-copy';
import type { App } from '../../../kit/app';
import { callerOf } from '../../caller-of';
import { NEWS_NAME } from './dashboard-intents';
import type { DashboardNews } from './dashboard-loader';
import type { DashboardPosted } from './dashboard-posted';

const NEWS: DashboardNews = 'reservation-given-up';

/** Gives a reservation up in the name of the account's own address, whatever else is posted. */
export async function giveUp(app: App, request: Request, id: string) {
  if (app.request?.waitSeconds !== undefined) return notDone(id, 'too-often');
  const caller = await callerOf(app, request);
  if (caller.kind === 'unknown') return notDone(id, 'unavailable');
  const answer = await firstValueFrom(app.ports.reservations.withdraw(id, caller.customer.email));
  if (isLeft(answer)) return notDone(id, problemOf(answer.left));
  // Of one that was never paid for, nothing goes back.
  return answer.right.status === 'refunded'
    ? redirect(`${DASHBOARD_PATH}?${NEWS_NAME}=${NEWS}#reservations`)
    : redirect(DASHBOARD_PATH);
}

const STATUS: Readonly<Record<GivingUpProblem, number>> = {
  unknown: 404,
  collected: 409,
  'too-often': 429,
  unavailable: 503,
};

function notDone(id: string, problem: GivingUpProblem) {
  const state: DashboardPosted = { notGivenUp: { id, problem } };
  return data(state, { status: STATUS[problem] });
}

function problemOf(failure: GatewayFailure): GivingUpProblem {
  if (failure.kind !== 'refused') return 'unavailable';
  switch (failure.status) {
    case 404:
      return 'unknown';
    case 409:
      return 'collected';
    case 429:
      return 'too-often';
    default:
      return 'unavailable';
  }
}
