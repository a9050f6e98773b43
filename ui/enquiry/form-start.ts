import type { Branch } from '../../core/content/public';
import {
  enquiryVehicle,
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
  /** Stands above the fields. */
  readonly lead?: string | undefined;
}

export type LoadedForm =
  | { readonly kind: 'open'; readonly start: FormStart }
  /** The form could not be had; the branches can be rung all the same. */
  | {
      readonly kind: 'unavailable';
      readonly failure: GatewayFailure;
      readonly branches: readonly FormBranch[];
    };

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
  /** Slugs or ids of the branches it may go to, where an editor has limited them (PAGE-24). */
  readonly onlyBranches?: readonly string[] | undefined;
}

/** What an enquiry of a type carries beside what is typed, as it is now (FORM-18, FORM-28). */
export const factsToSend = (
  app: App,
  type: string,
  vehicle: Vehicle | undefined,
  previousUrls: readonly string[] = [],
): EnquiryFacts => ({
  ...(vehicle !== undefined && { vehicle: enquiryVehicle(vehicle) }),
  source: {
    source: 'website',
    type,
    recentVehicles: app.recent.recent$.value,
    previousUrls,
  },
  consent: app.consent.consent$.value,
});

export const factsOfForm = (
  app: App,
  { kind, vehicle, from }: FormSubject,
  previousUrls: readonly string[] = [],
): EnquiryFacts =>
  factsToSend(
    app,
    from === undefined ? kind : `${kind}-from-${from}`,
    // A question about anything is none about the vehicle on whose page it was asked.
    kind === 'general-enquiry' ? undefined : vehicle,
    previousUrls,
  );

/** Draft and fields of a form go by its kind and what it is about. */
export function formNameOf(subject: FormSubject): string {
  const { kind } = subject;
  const about = aboutOf(subject);
  return about === undefined ? kind : `${kind}/${about}`;
}

function aboutOf({ kind, formId, vehicle, branchSlug }: FormSubject): string | undefined {
  if (kind === 'general-enquiry') return undefined;
  // What is written to one branch is no message to another.
  return kind === 'contact' ? branchSlug : (vehicle?.slug ?? formId);
}
