import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { KEY_NAME } from '../../../core/enquiry/public';
import { readQueryString } from '../../../core/kernel/query-string';
import {
  branchOfJourney,
  JOURNEY_A,
  JOURNEY_B,
  journeyPresets,
  postJourney,
  summaryPath,
  type Journey,
  type ValuationView,
} from '../../../core/valuation/public';
import { textPairs } from '../../form/text-pairs';
import type { App } from '../../kit/app';
import { journeyFacts } from './journey/journey-facts';
import { EVENT_NAME, PLACE_NAME } from './journey/posted-names';
import { valuationLoader } from './valuation-loader';

const EVENTS = ['submit', 'back', 'not-your-car', 'reset'] as const;

/** The key of a page that was drawn before; anything else is somebody's own invention. */
const JOURNEY_KEY = /^[\w-]{8,64}$/;

/**
 * A screen sent without script: the next one, with all that was typed, or on to the page of the
 * price once there is one.
 */
export const valuationAction = (app: App) => (asked: ActionFunctionArgs) =>
  app.settings.valuation === 'a'
    ? postedTo(app, JOURNEY_A, asked)
    : postedTo(app, JOURNEY_B, asked);

async function postedTo<At extends string, Guard extends string>(
  app: App,
  journey: Journey<At, Guard>,
  { request }: ActionFunctionArgs,
) {
  const posted = textPairs(await request.formData());
  const valueOf = (name: string): string => posted.findLast(([other]) => other === name)?.[1] ?? '';
  const { departments } = await valuationLoader(app)({ request });
  const { branchSlug } = journeyPresets(readQueryString(new URL(request.url).search));
  const preselected = departments.find(
    ({ slug }) => slug !== undefined && slug === branchSlug,
  )?.code;
  const key = valueOf(KEY_NAME);
  const view = await firstValueFrom(
    postJourney(
      { valuer: app.ports.valuer, desk: app.ports.desk, clock: app.clock, ids: app.ids },
      {
        journey,
        posted,
        at: valueOf(PLACE_NAME),
        event: EVENTS.find((event) => event === valueOf(EVENT_NAME)) ?? 'submit',
        key: JOURNEY_KEY.test(key) ? key : app.ids.next(),
        namePolicy: app.settings.namePolicy,
        departments,
        condition: app.settings.valuationCondition,
        preselected,
        facts: journeyFacts(app),
        waitSeconds: app.request?.waitSeconds,
      },
    ),
  );
  const { valuation } = view.state;
  // The last step of reading B leads to the branch (VALB-08).
  const branchOf = ({ state }: ValuationView): string | undefined =>
    journey.reading === 'b'
      ? branchOfJourney(departments, state.typed, preselected)?.slug
      : undefined;
  return valuation === undefined
    ? data(view, { status: statusOf(view) })
    : redirect(summaryPath(valuation.hash, branchOf(view)));
}

/** What is wrong with a screen is the shopper's to mend; a vehicle that is not found is no fault. */
function statusOf({ failure, faults }: ValuationView): number {
  if (Object.keys(faults).length > 0 || failure?.kind === 'not-by-hand') return 422;
  return failure?.kind === 'refused' && failure.status === 429 ? 429 : 200;
}
