import { isLeft } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { postEnquiry, type EnquiryFormState } from '../../../core/enquiry/public';
import { requestCallbackPath, type SiteSection } from '../../../core/stock/public';
import { callbackFacts } from '../../enquiry/callback-start';
import { textPairs } from '../../form/text-pairs';
import type { App } from '../../kit/app';
import { callbackState, SENT } from './callback-loader';

/**
 * A callback asked for without script: on to a page with the receipt, or the form again, with all
 * that was typed and what is wrong.
 */
export const callbackAction =
  (app: App, section: SiteSection) => async (asked: ActionFunctionArgs) => {
    const body = await asked.request.formData();
    const { vehicle, form } = await callbackState(app, section, asked);
    if (form.kind === 'unavailable') throw data(undefined, { status: 503 });
    const { definition, blank } = form.start;
    const answer = await firstValueFrom(
      postEnquiry(
        { desk: app.ports.desk, clock: app.clock, ids: app.ids },
        {
          definition,
          blank,
          namePolicy: app.settings.namePolicy,
          posted: textPairs(body),
          facts: callbackFacts(app, vehicle),
        },
      ),
    );
    if (isLeft(answer)) return data(answer.left, { status: statusOf(answer.left) });
    const path = requestCallbackPath(vehicle);
    const cookie = app.request?.leavesReceipt(JSON.stringify(answer.right), path);
    return redirect(`${path}?${SENT}=1`, {
      ...(cookie !== undefined && { headers: { 'set-cookie': cookie } }),
    });
  };

/** What is wrong with the form is the shopper's to mend; anything else is ours. */
function statusOf({ phase }: EnquiryFormState): number {
  if (phase.kind !== 'refused') return 422;
  const { failure } = phase;
  if (failure.kind === 'field-faults') return 422;
  return failure.kind === 'refused' && failure.status === 429 ? 429 : 503;
}
