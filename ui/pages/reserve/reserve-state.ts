import { isLeft } from 'fp-ts/Either';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { blankForm } from '../../../core/kernel/form/form-state';
import { postedValues } from '../../../core/enquiry/public';
import type { ReservationStanding } from '../../../core/reservation/public';
import { searchPath } from '../../../core/search/public';
import type { SiteSection } from '../../../core/stock/public';
import { VehiclePart } from '../../enquiry/reserve/vehicle-part';
import { GO_ON } from '../../enquiry/reserve/not-reservable';
import { NotReservablePart } from '../../enquiry/reserve/not-reservable-part';
import { loadReserveForm } from '../../enquiry/reserve/start-of-reservation';
import { DaySuggestionsPart } from '../../form/day-suggestions-part';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';
import { vehicleNamed } from '../vehicle-named';
import type { ReservePageState } from './reserve-page-state';
import { typedBefore } from './typed-before';
import { WithHoldPart } from './with-hold-part';

type ReserveRequest = Pick<LoaderFunctionArgs, 'request' | 'params'>;

/** The shopper's own reservation of this vehicle; what cannot be had, or is of another, is none. */
async function ownStanding(
  app: App,
  { slug, signal }: { readonly slug: string; readonly signal: AbortSignal },
): Promise<ReservationStanding | undefined> {
  const session = app.request?.reservation.session;
  if (session === undefined || session === '') return undefined;
  const answer = await answerTo(app.ports.reservations.standing(session), signal);
  if (isLeft(answer)) return undefined;
  return answer.right.vehicle?.slug === slug ? answer.right : undefined;
}

/** The vehicle, its form, and the shopper's own hold of it. */
export async function reserveState(
  app: App,
  section: SiteSection,
  { request, params }: ReserveRequest,
): Promise<ReservePageState> {
  const { slug } = params;
  const { signal } = request;
  if (slug === undefined) throw redirect(searchPath(section));
  const [vehicle, own] = await Promise.all([
    vehicleNamed(app, { section, name: slug, signal }, app.ports.catalogue.inFull(slug)),
    ownStanding(app, { slug, signal }),
  ]);
  const start = await loadReserveForm(app, vehicle, signal);
  return {
    vehicle,
    start,
    own,
    goesOn: new URL(request.url).searchParams.has(GO_ON),
  };
}

/** The same, with what was typed without script before the shopper went to the checkout. */
export async function reserveStateOfVisit(
  app: App,
  section: SiteSection,
  asked: ReserveRequest,
): Promise<ReservePageState> {
  const [state] = await Promise.all([
    reserveState(app, section, asked),
    ...LATE_PARTS.map(({ load }) => load()),
  ]);
  const typed = typedBefore(app.request?.reservation.typed);
  if (typed === undefined) return state;
  const { definition, blank, key } = state.start;
  const values = postedValues(definition, typed.pairs);
  return { ...state, typed: { ...blankForm(blank, typed.key ?? key), values, isRestored: true } };
}

/** A page that is drawn whole has them. */
const LATE_PARTS = [DaySuggestionsPart, VehiclePart, NotReservablePart, WithHoldPart];
