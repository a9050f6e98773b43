import type { BranchOpenings } from '../../../core/branch/public';
import { firstValueFrom, fromEvent, takeUntil } from 'rxjs';
import { blankValues, britishNow } from '../../../core/enquiry/public';
import { firstVisit, openingsOfBranch, reservationForm } from '../../../core/reservation/public';
import type { Vehicle } from '../../../core/stock/public';
import { AGREED_WITH_BRANCH, openWords } from '../../copy/forms/appointment-copy';
import {
  OPEN_AT_SOME_BRANCH,
  RESERVATION_LABELS,
  RESERVATION_OPT_IN,
  RESERVATION_SECTIONS,
  RESERVATION_TITLE,
  RESERVE_BUTTON,
} from '../../copy/reservation/form-copy';
import { reservationTerms } from '../../copy/reservation/reservation-terms-copy';
import type { App } from '../../kit/app';
import type { FormStart } from '../form-start';
import { branchesToSendTo } from '../load-form';

/** When the branch is open, or what is to be known instead. */
function visitHint(openings: BranchOpenings | undefined, branchId: string | undefined): string {
  if (openings === undefined) return AGREED_WITH_BRANCH;
  const own = branchId === undefined ? undefined : openings.showrooms[branchId];
  return own === undefined ? OPEN_AT_SOME_BRANCH : openWords(own.timetable);
}

/** What the form of a reservation begins with: at the next open day of the branch where the vehicle stands. */
export async function loadReserveForm(
  app: App,
  { location, section }: Vehicle,
  signal: AbortSignal,
): Promise<FormStart> {
  const at = app.clock.now();
  const now = britishNow({ now: () => at });
  const { branches, openings } = await firstValueFrom(
    branchesToSendTo(app, now.today).pipe(takeUntil(fromEvent(signal, 'abort'))),
  );
  const own = branches.find(({ slug }) => slug === location?.slug);
  const definition = reservationForm({
    title: RESERVATION_TITLE,
    labels: RESERVATION_LABELS,
    submitText: RESERVE_BUTTON,
    sections: RESERVATION_SECTIONS,
    optInDescription: RESERVATION_OPT_IN,
    visitHint: visitHint(openings, own?.id),
    required: app.settings.reservationNeeds,
    ...(openings !== undefined && { openings: openingsOfBranch(openings, own?.id) }),
  });
  return {
    definition,
    blank: blankValues(definition, firstVisit(definition, now)),
    key: app.ids.next(),
    drawnAt: at,
    now,
    branches: [],
    lead: reservationTerms(section).lead,
  };
}
