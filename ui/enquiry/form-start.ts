import { isLeft } from 'fp-ts/Either';
import { firstValueFrom, forkJoin, fromEvent, takeUntil } from 'rxjs';
import type { Branch } from '../../core/content/public';
import {
  blankAtBranch,
  britishNow,
  dealershipOptions,
  enquiryVehicle,
  FORM_IDS,
  withDealerships,
  type BritishNow,
  type EnquiryFacts,
  type FormDefinition,
  type FormKind,
} from '../../core/enquiry/public';
import type { GatewayFailure } from '../../core/kernel/failure';
import type { FormValues } from '../../core/kernel/form/field';
import type { Vehicle } from '../../core/stock/public';
import type { App } from '../kit/app';

/** Whom a form can go to, and their number. */
export type FormBranch = Pick<Branch, 'id' | 'slug' | 'name' | 'town' | 'postcode' | 'telephone'>;

/** What a form begins with; plain data, that travels with the page. */
export interface FormStart {
  readonly definition: FormDefinition;
  readonly blank: FormValues;
  readonly key: string;
  /** Milliseconds since 1970 in UTC. */
  readonly drawnAt: number;
  /** The moment it was when the form was drawn. */
  readonly now: BritishNow;
  readonly branches: readonly FormBranch[];
}

export type LoadedForm =
  | { readonly kind: 'open'; readonly start: FormStart }
  /** The form could not be had; the branch can be rung all the same. */
  | { readonly kind: 'unavailable'; readonly failure: GatewayFailure };

/** What is asked, and about what. */
export interface FormSubject {
  readonly kind: FormKind | 'generic';
  /** Of a form that only the back end knows. */
  readonly formId?: string | undefined;
  readonly vehicle?: Vehicle | undefined;
  /** From which page of ours the shopper comes (ROUTE-23, ROUTE-26). */
  readonly from?: 'home' | 'search' | 'details' | undefined;
  /** Chosen beforehand where there is no vehicle, or it stands nowhere. */
  readonly branchSlug?: string | undefined;
}

/** The form for it, with the branch chosen beforehand where one is known. */
export async function loadForm(
  app: App,
  { kind, formId, vehicle, branchSlug }: FormSubject,
  signal: AbortSignal,
): Promise<LoadedForm> {
  const [form, branches] = await firstValueFrom(
    forkJoin([
      app.ports.forms.form(kind === 'generic' ? (formId ?? '') : FORM_IDS[kind]),
      app.branches(),
    ]).pipe(takeUntil(fromEvent(signal, 'abort'))),
  );
  if (isLeft(form)) return { kind: 'unavailable', failure: form.left };
  const definition = withDealerships(form.right, dealershipOptions(branches));
  return {
    kind: 'open',
    start: {
      definition,
      blank: blankAtBranch(definition, branches, vehicle?.location?.slug ?? branchSlug),
      key: app.ids.next(),
      drawnAt: app.clock.now(),
      now: britishNow(app.clock),
      branches,
    },
  };
}

/** What the enquiry carries beside what is typed, as it is now (FORM-18, FORM-28). */
export const factsOfForm = (
  app: App,
  { kind, vehicle, from }: FormSubject,
  previousUrls: readonly string[] = [],
): EnquiryFacts => ({
  // A question about anything is none about the vehicle on whose page it was asked.
  ...(vehicle !== undefined && kind !== 'general-enquiry' && { vehicle: enquiryVehicle(vehicle) }),
  source: {
    source: 'website',
    type: from === undefined ? kind : `${kind}-from-${from}`,
    recentVehicles: app.recent.recent$.value,
    previousUrls,
  },
  consent: app.consent.consent$.value,
});

/** Draft and fields of a form go by its kind and what it is about. */
export function formNameOf({ kind, formId, vehicle }: FormSubject): string {
  const about = kind === 'general-enquiry' ? undefined : (vehicle?.slug ?? formId);
  return about === undefined ? kind : `${kind}/${about}`;
}
