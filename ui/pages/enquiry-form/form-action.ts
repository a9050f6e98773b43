import { isLeft, left } from 'fp-ts/Either';
import { firstValueFrom, of } from 'rxjs';
import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import {
  addPhotographs,
  hasPhotographs,
  PHOTOGRAPH_FILES_NAME,
  photographIds,
  PHOTOGRAPHS_NAME,
  postEnquiry,
  type EnquiryDesk,
  type EnquiryFormState,
  type Photograph,
  type SubmitFailure,
} from '../../../core/enquiry/public';
import { factsOfForm } from '../../enquiry/form-start';
import { textPairs } from '../../form/text-pairs';
import type { App } from '../../kit/app';
import { formState, SENT, type FormAddress } from './form-loader';

/**
 * A form sent without script: on to a page with the receipt, or the form again, with all that was
 * typed and what is wrong.
 */
export const formAction = (app: App, address: FormAddress) => async (asked: ActionFunctionArgs) => {
  const body = await asked.request.formData();
  const state = await formState(app, address, asked);
  const { form } = state;
  if (form.kind === 'unavailable') throw data(undefined, { status: 503 });
  const { definition, blank } = form.start;
  const posted = textPairs(body);
  const added = hasPhotographs(definition)
    ? await firstValueFrom(
        addPhotographs(
          app.ports.photographs,
          await photographsIn(body),
          photographIds(
            posted.flatMap(([name, value]) => (name === PHOTOGRAPHS_NAME ? [value] : [])).join(','),
          ),
        ),
      )
    : { ids: [], refused: [] };
  const answer = await firstValueFrom(
    postEnquiry(
      { desk: deskFor(app), clock: app.clock, ids: app.ids },
      {
        definition,
        blank,
        namePolicy: app.settings.namePolicy,
        posted: [
          ...posted.filter(([name]) => name !== PHOTOGRAPHS_NAME),
          [PHOTOGRAPHS_NAME, added.ids.join(',')],
        ],
        photographFault:
          added.refused.length === 0
            ? undefined
            : { kind: 'photographs-refused', refused: added.refused },
        facts: factsOfForm(app, state),
      },
    ),
  );
  if (isLeft(answer)) return data(answer.left, { status: statusOf(answer.left) });
  const { pathname } = new URL(asked.request.url);
  const cookie = app.request?.leavesReceipt(JSON.stringify(answer.right), pathname);
  return redirect(`${pathname}?${SENT}=1`, {
    ...(cookie !== undefined && { headers: { 'set-cookie': cookie } }),
  });
};

/** More than one network address may send are not handed in; what was typed comes back. */
function deskFor({ ports, request }: App): EnquiryDesk {
  const retryAfterSeconds = request?.waitSeconds;
  if (retryAfterSeconds === undefined) return ports.desk;
  const failure: SubmitFailure = { kind: 'refused', status: 429, retryAfterSeconds };
  return { submit: () => of(left(failure)) };
}

/** The files of a form, as far as there are any: a field of files that is left empty has one without a name. */
const photographsIn = (body: FormData): Promise<readonly Photograph[]> =>
  Promise.all(
    body.getAll(PHOTOGRAPH_FILES_NAME).flatMap((file) =>
      typeof file === 'string' || file.size === 0
        ? []
        : [
            file.arrayBuffer().then((bytes) => ({
              name: file.name,
              type: file.type,
              bytes: new Uint8Array(bytes),
            })),
          ],
    ),
  );

/** What is wrong with the form is the shopper's to mend; anything else is ours. On another step nothing is. */
function statusOf({ phase, faults }: EnquiryFormState): number {
  if (phase.kind !== 'refused') return Object.keys(faults).length === 0 ? 200 : 422;
  const { failure } = phase;
  if (failure.kind === 'field-faults' || failure.kind === 'not-by-hand') return 422;
  return failure.kind === 'refused' && failure.status === 429 ? 429 : 503;
}
