import { isLeft } from 'fp-ts/Either';
import { data, redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import type { Branch } from '../../../core/content/public';
import type { ReservationStanding } from '../../../core/reservation/public';
import type { Vehicle } from '../../../core/stock/public';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';

export type OutcomePageKind = 'success' | 'failed';

export type OutcomeState = { readonly page: OutcomePageKind } & (
  | {
      readonly kind: 'told';
      readonly standing: ReservationStanding;
      /** Where the stock still has it. */
      readonly vehicle?: Vehicle | undefined;
      /** Milliseconds since 1970 in UTC. */
      readonly now: number;
    }
  /** The address names none, or nobody knows it. */
  | { readonly kind: 'none' | 'unknown'; readonly branches: readonly Branch[] }
  | { readonly kind: 'unavailable'; readonly branches: readonly Branch[] }
);

/** An id is a name of letters and figures; anything else is nobody's. */
const ID = /^[\w-]{4,200}$/;

/** How a reservation stands at the back end, whatever the address says of it; nothing in it is of a person. */
export const outcomeLoader =
  (app: App, page: OutcomePageKind) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const { signal, url } = request;
    // In a browser a document of its own: what may report has not run in it, and does not.
    if (!app.wholePages) return redirectDocument(url);
    const id = params['id'] ?? '';
    const nothing = async (kind: 'none' | 'unknown' | 'unavailable', status: number) =>
      data<OutcomeState>(
        { page, kind, branches: await answerTo(app.branches(), signal) },
        { status },
      );
    if (id === '') return nothing('none', 200);
    if (!ID.test(id)) return nothing('unknown', 404);
    const answer = await answerTo(app.ports.reservations.standing(id), signal);
    if (isLeft(answer)) {
      const isUnknown = answer.left.kind === 'refused' && answer.left.status === 404;
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
  };
