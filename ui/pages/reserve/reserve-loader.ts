import { isLeft } from 'fp-ts/Either';
import { redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { blankForm } from '../../../core/kernel/form/form-state';
import { postedValues, type EnquiryFormState } from '../../../core/enquiry/public';
import type { ReservationStanding } from '../../../core/reservation/public';
import { searchPath } from '../../../core/search/public';
import type { SiteSection, VehicleInFull } from '../../../core/stock/public';
import type { FormStart } from '../../enquiry/form-start';
import { GO_ON } from '../../enquiry/reserve/not-reservable';
import { loadReserveForm } from '../../enquiry/reserve/reserve-start';
import { DaySuggestionsPart } from '../../form/day-suggestions-part';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';
import { vehicleNamed } from '../vehicle-named';
import { typedBefore } from './typed-before';

export interface ReservePageState {
  readonly vehicle: VehicleInFull;
  readonly start: FormStart;
  /** The shopper's own reservation of this vehicle, as it stands. */
  readonly own?: ReservationStanding | undefined;
  /** What was typed without script before the shopper went to the checkout. */
  readonly typed?: EnquiryFormState | undefined;
  /** Whoever says to have begun the reservation elsewhere may go on. */
  readonly goesOn: boolean;
}

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

/** Of the visit that asks, and in a document of its own: only its policy lets the checkout in. */
export const reserveLoader =
  (app: App, section: SiteSection) =>
  async (asked: LoaderFunctionArgs): Promise<ReservePageState | Response> => {
    if (!app.wholePages) return redirectDocument(asked.request.url);
    const [state] = await Promise.all([
      reserveState(app, section, asked),
      DaySuggestionsPart.load(),
    ]);
    const typed = typedBefore(app.request?.reservation.typed);
    if (typed === undefined) return state;
    const { definition, blank, key } = state.start;
    const values = postedValues(definition, typed.pairs);
    return {
      ...state,
      typed: { ...blankForm(blank, typed.key ?? key), values, isRestored: true },
    };
  };
