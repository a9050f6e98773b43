import { isLeft, type Either } from 'fp-ts/Either';
import { firstValueFrom, forkJoin, fromEvent, map, of, switchMap, takeUntil } from 'rxjs';
import { branchOpenings, loadBranches, type BranchOpenings } from '../../core/branch/public';
import type { Branch } from '../../core/content/public';
import {
  blankAtBranch,
  britishNow,
  enquiryVehicle,
  FORM_IDS,
  withDealerships,
  withOpenings,
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
}

/** The branches that a form can go to, and their hours where they are told. */
export interface KnownBranches {
  readonly branches: readonly Branch[];
  readonly openings?: BranchOpenings | undefined;
}

/** The dealerships that a form can go to (CG-115); where they cannot be had, the sites, without hours. */
export const branchesToSendTo = (app: App, today: string) =>
  loadBranches(app.ports).pipe(
    switchMap((answer) => {
      if (isLeft(answer)) {
        return app.branches().pipe(map((branches): KnownBranches => ({ branches })));
      }
      const { branches, calendar } = answer.right;
      const openings = branchOpenings(branches, calendar, today);
      return of<KnownBranches>({ branches, openings });
    }),
  );

/** Without what only a branch's own page tells: it travels with each form. */
const toFormBranch = ({ id, slug, name, town, postcode, telephone }: Branch): FormBranch => ({
  id,
  slug,
  name,
  ...(town !== undefined && { town }),
  ...(postcode !== undefined && { postcode }),
  ...(telephone !== undefined && { telephone }),
});

/** The form for it, with the branch chosen beforehand where one is known. */
export async function loadForm(
  app: App,
  { kind, formId, vehicle, branchSlug }: FormSubject,
  signal: AbortSignal,
): Promise<LoadedForm> {
  const { today } = britishNow(app.clock);
  const asked$ = forkJoin([
    app.ports.forms.form(kind === 'generic' ? (formId ?? '') : FORM_IDS[kind]),
    branchesToSendTo(app, today),
  ]).pipe(takeUntil(fromEvent(signal, 'abort')));
  const [[form, { branches, openings }], { FORM_LEADS }] = await Promise.all([
    firstValueFrom(asked$),
    import('../copy/forms/form-leads'),
  ]);
  return startOfForm(
    { kind, vehicle, branchSlug },
    form,
    { branches, openings },
    { formKey: app.ids.next(), at: app.clock.now(), lead: FORM_LEADS[kind] },
  );
}

/** Whom a form is to where nobody has said (BRANCH-03). */
const DEFAULT_BRANCHES: Readonly<Partial<Record<FormSubject['kind'], string>>> = {
  contact: 'bolton',
};

/** One drawing of a form. */
export interface FormDrawing {
  /** The form's own. */
  readonly formKey: string;
  /** Milliseconds since 1970 in UTC. */
  readonly at: number;
  readonly lead?: string | undefined;
}

/** A definition without a field that anybody could see is no form. */
const NOTHING_TO_FILL_IN: GatewayFailure = {
  kind: 'unreadable',
  problems: [{ path: 'data.fields', expected: 'at least one field' }],
};

/** What a form begins with, once its definition and the branches are there. */
export function startOfForm(
  { kind, vehicle, branchSlug }: Pick<FormSubject, 'kind' | 'vehicle' | 'branchSlug'>,
  form: Either<GatewayFailure, FormDefinition>,
  { branches, openings }: KnownBranches,
  { formKey, at, lead }: FormDrawing,
): LoadedForm {
  const ringable = branches.map(toFormBranch);
  if (isLeft(form)) return { kind: 'unavailable', failure: form.left, branches: ringable };
  if (form.right.fields.every(({ kind: of }) => of === 'hidden')) {
    return { kind: 'unavailable', failure: NOTHING_TO_FILL_IN, branches: ringable };
  }
  const definition = withOpenings(withDealerships(form.right, branches), openings);
  return {
    kind: 'open',
    start: {
      definition,
      blank: blankAtBranch(
        definition,
        branches,
        vehicle?.location?.slug ?? branchSlug ?? DEFAULT_BRANCHES[kind],
      ),
      key: formKey,
      drawnAt: at,
      now: britishNow({ now: () => at }),
      branches: ringable,
      ...(lead !== undefined && { lead }),
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
