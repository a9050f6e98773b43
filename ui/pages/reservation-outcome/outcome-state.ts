import { isLeft } from 'fp-ts/Either';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { VehiclePart } from '../../enquiry/reserve/vehicle-part';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';
import { NotToldPart } from './not-told-part';
import { NotReservedPart } from './not-reserved-part';
import type { OutcomePageKind, OutcomeState } from './outcome-page-state';
import { isNoneThere } from '../../../core/kernel/failure';
import { ReservedDetailsPart } from './reserved-details-part';

/** An id is a name of letters and figures; anything else is nobody's. */
const ID = /^[\w-]{4,200}$/;

/** A page that is drawn whole has them. */
const LATE_PARTS = [VehiclePart, NotToldPart, NotReservedPart, ReservedDetailsPart];

/** How a reservation stands at the back end, whatever the address says of it; nothing in it is of a person. */
export async function outcomeState(
  app: App,
  page: OutcomePageKind,
  { params, request: { signal } }: LoaderFunctionArgs,
) {
  const id = params['id'] ?? '';
  await Promise.all(LATE_PARTS.map(({ load }) => load()));
  // Asked for at once: whoever waits in vain for the reservation has no time left for the branches.
  const branches = answerTo(app.branches(), signal);
  const nothing = async (kind: 'none' | 'unknown' | 'unavailable', status: number) =>
    data<OutcomeState>({ page, kind, branches: await branches }, { status });
  if (id === '') return nothing('none', 200);
  if (!ID.test(id)) return nothing('unknown', 404);
  const answer = await answerTo(app.ports.reservations.standing(id), signal);
  if (isLeft(answer)) {
    const isUnknown = isNoneThere(answer.left);
    return isUnknown ? nothing('unknown', 404) : nothing('unavailable', 503);
  }
  const standing = answer.right;
  const slug = standing.vehicle?.slug;
  const found =
    slug === undefined ? undefined : await answerTo(app.ports.catalogue.bySlugs([slug]), signal);
  const vehicle = found === undefined || isLeft(found) ? undefined : found.right[0];
  return data<OutcomeState>(
    { page, kind: 'told', standing, now: app.clock.now(), ...(vehicle && { vehicle }) },
    { status: 200 },
  );
}
