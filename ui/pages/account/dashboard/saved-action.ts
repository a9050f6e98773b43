import { isLeft } from 'fp-ts/Either';
import { data, redirect } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { changeAccountList, DASHBOARD_PATH, isSessionOver } from '../../../../core/account/public';
import { slugsAmong } from '../../../../core/shortlist/public';
import type { AccountListProblem } from '../../../copy/account/account-list-copy';
import type { App } from '../../../kit/app';
import type { RequestFacts } from '../../../kit/request-facts';
import { endSession, sessionEnded } from '../../caller-of';
import { postedText } from '../posted-text';
import { PLACE_NAME, VEHICLE_NAME } from './dashboard-intents';
import type { DashboardPosted } from './dashboard-posted';
import { placeIn, savedNewsPath } from './saved-news';

/** Takes one vehicle out of the account's list, or puts it back to where it stood. */
export async function changeSaved(
  app: App,
  facts: RequestFacts,
  posted: FormData,
  what: 'remove' | 'put-back',
) {
  const [slug] = slugsAmong([postedText(posted, VEHICLE_NAME)]);
  if (slug === undefined) return redirect(DASHBOARD_PATH);
  if (facts.waitSeconds !== undefined) return notDone('too-often');
  const place = placeIn(postedText(posted, PLACE_NAME));
  const slugs = [slug];
  const answer = await firstValueFrom(
    changeAccountList(
      app.ports.accountList,
      what === 'remove' ? { kind: 'remove', slugs } : { kind: 'add', slugs, place },
    ),
  );
  if (!isLeft(answer)) {
    if (answer.right.leftOut.length > 0) return notDone('full');
    // What another device has taken out before is out, as was wanted; whoever did it can put it back.
    return redirect(
      savedNewsPath(what === 'remove' ? { kind: 'removed', slug, place } : { kind: 'put-back' }),
    );
  }
  if (isSessionOver(answer.left)) {
    if (answer.left.status === 403) endSession(app);
    return sessionEnded(facts);
  }
  const isTooOften = answer.left.kind === 'refused' && answer.left.status === 429;
  return notDone(isTooOften ? 'too-often' : 'unavailable');
}

const STATUS: Readonly<Record<AccountListProblem, number>> = {
  unavailable: 503,
  full: 409,
  'too-often': 429,
};

function notDone(savedProblem: AccountListProblem) {
  const state: DashboardPosted = { savedProblem };
  return data(state, { status: STATUS[savedProblem] });
}
