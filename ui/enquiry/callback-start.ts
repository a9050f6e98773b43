import { isLeft } from 'fp-ts/Either';
import { firstValueFrom, forkJoin, fromEvent, takeUntil } from 'rxjs';
import {
  blankAboutVehicle,
  dealershipOptions,
  enquiryVehicle,
  FORM_IDS,
  withDealerships,
  type EnquiryFacts,
  type FormDefinition,
} from '../../core/enquiry/public';
import { dayInBritain } from '../../core/kernel/calendar-day';
import type { GatewayFailure } from '../../core/kernel/failure';
import type { FormValues } from '../../core/kernel/form/field';
import type { Vehicle } from '../../core/stock/public';
import type { App } from '../kit/app';

/** What a form about a vehicle begins with; plain data, that travels with the page. */
export interface CallbackStart {
  readonly definition: FormDefinition;
  readonly blank: FormValues;
  readonly key: string;
  /** The day it is in the United Kingdom, "2026-11-28". */
  readonly today: string;
}

export type CallbackForm =
  | { readonly kind: 'open'; readonly start: CallbackStart }
  /** The form could not be had; the branch can be rung all the same. */
  | { readonly kind: 'unavailable'; readonly failure: GatewayFailure };

/** The form to be rung about a vehicle, with its branch chosen beforehand. */
export async function callbackForm(
  app: App,
  vehicle: Vehicle,
  signal: AbortSignal,
): Promise<CallbackForm> {
  const [form, branches] = await firstValueFrom(
    forkJoin([app.ports.forms.form(FORM_IDS.callback), app.branches()]).pipe(
      takeUntil(fromEvent(signal, 'abort')),
    ),
  );
  if (isLeft(form)) return { kind: 'unavailable', failure: form.left };
  const definition = withDealerships(form.right, dealershipOptions(branches));
  return {
    kind: 'open',
    start: {
      definition,
      blank: blankAboutVehicle(definition, branches, vehicle),
      key: app.ids.next(),
      today: dayInBritain(app.clock.now()),
    },
  };
}

/** What the enquiry carries beside what is typed, as it is now (FORM-18, FORM-28). */
export const callbackFacts = (
  app: App,
  vehicle: Vehicle,
  previousUrls: readonly string[] = [],
): EnquiryFacts => ({
  vehicle: enquiryVehicle(vehicle),
  source: {
    source: 'website',
    type: 'callback',
    recentVehicles: app.recent.recent$.value,
    previousUrls,
  },
  consent: app.consent.consent$.value,
});
