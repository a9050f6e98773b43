import { isLeft, left, right } from 'fp-ts/Either';
import { firstValueFrom, map, of } from 'rxjs';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import {
  DRAWN_NAME,
  KEY_NAME,
  postEnquiry,
  TRAP_NAME,
  type EnquiryDesk,
  type EnquiryFormState,
  type SubmitFailure,
} from '../../../core/enquiry/public';
import { outcomePath, wayToPay, type CheckoutStart } from '../../../core/reservation/public';
import type { SiteSection } from '../../../core/stock/public';
import { factsToReserve, SCRIPT } from '../../enquiry/reserve/reserve-form';
import { textPairs } from '../../form/text-pairs';
import type { App } from '../../kit/app';
import type { ReservePageState } from './reserve-page-state';
import { reserveStateOfVisit } from './reserve-state';
import { writtenTyped } from './typed-before';

/**
 * A reservation sent without script: on to the checkout, or the form again with all that was typed and
 * what stopped it. What was typed is left to this page, for whoever comes back without paying.
 */
export const reserveAction =
  (app: App, section: SiteSection) => async (asked: ActionFunctionArgs) => {
    const posted = textPairs(await asked.request.formData());
    const state = await reserveStateOfVisit(app, section, asked);
    const { definition, blank } = state.start;
    let begun: CheckoutStart | undefined;
    const answer = await firstValueFrom(
      postEnquiry(
        {
          desk: deskFor(app, state, (start) => {
            begun = start;
          }),
          clock: app.clock,
          ids: app.ids,
        },
        {
          definition,
          blank,
          namePolicy: app.settings.namePolicy,
          posted,
          facts: factsToReserve(app, state.vehicle),
        },
      ),
    );
    if (isLeft(answer) || begun === undefined) {
      if (isLeft(answer)) return data(answer.left, { status: statusOf(answer.left) });
      throw data(undefined, { status: 503 });
    }
    const { pathname } = new URL(asked.request.url);
    const key = posted.find(([name]) => name === KEY_NAME)?.[1];
    const pairs = posted.filter(([name]) => ![KEY_NAME, DRAWN_NAME, TRAP_NAME].includes(name));
    const typed = writtenTyped({ pairs, ...(key !== undefined && { key }) });
    const headers = new Headers();
    for (const cookie of app.request?.leavesReservation(begun.id, typed, pathname) ?? []) {
      headers.append('set-cookie', cookie);
    }
    const way = wayToPay(begun);
    return redirect(way.kind === 'address' ? way.address : outcomePath(begun.id), { headers });
  };

/** Only a script leads to the payment, and this browser runs none. */
const needsScript: SubmitFailure = {
  kind: 'unreadable',
  problems: [{ path: SCRIPT, expected: 'an address' }],
};

/** More than one network address may send are not handed in; what was typed comes back. */
function deskFor(
  { ports, request }: App,
  { vehicle }: ReservePageState,
  began: (start: CheckoutStart) => void,
): EnquiryDesk {
  const retryAfterSeconds = request?.waitSeconds;
  if (retryAfterSeconds !== undefined) {
    const failure: SubmitFailure = { kind: 'refused', status: 429, retryAfterSeconds };
    return { submit: () => of(left(failure)) };
  }
  const { slug, registration } = vehicle;
  return {
    submit: (submission) =>
      ports.reservations
        .reserve({ slug, ...(registration !== undefined && { registration }), submission })
        .pipe(
          map((answer) => {
            if (isLeft(answer)) return answer;
            if (wayToPay(answer.right).kind === 'script') return left(needsScript);
            began(answer.right);
            return right({ confirmation: '' });
          }),
        ),
  };
}

/** What is wrong with the form is the shopper's to mend; that the vehicle is taken is a conflict; anything else is ours. */
function statusOf({ phase }: EnquiryFormState): number {
  if (phase.kind !== 'refused') return 422;
  const { failure } = phase;
  if (failure.kind === 'field-faults' || failure.kind === 'not-by-hand') return 422;
  return failure.kind === 'refused' && [409, 429].includes(failure.status) ? failure.status : 503;
}
