import { isLeft, type Either } from 'fp-ts/Either';
import { firstValueFrom, forkJoin, fromEvent, map, of, switchMap, takeUntil } from 'rxjs';
import {
  branchChoices,
  branchOpenings,
  loadBranches,
  type BranchOpenings,
} from '../../core/branch/public';
import type { Branch } from '../../core/content/public';
import {
  blankAtBranch,
  britishNow,
  FORM_IDS,
  withDealerships,
  withOpenings,
  type FormDefinition,
} from '../../core/enquiry/public';
import type { GatewayFailure } from '../../core/kernel/failure';
import type { App } from '../kit/app';
import type { FormBranch, FormSubject, LoadedForm } from './form-start';

/** The branches that a form can go to, and their hours where they are told. */
export interface KnownBranches {
  readonly branches: readonly Branch[];
  readonly openings?: BranchOpenings | undefined;
  /** Those that the form offers; all of them where nobody says. */
  readonly choices?: readonly Branch[];
}

/** Forms by which a shopper's own vehicle is brought to a branch. */
const BRINGS_A_VEHICLE: readonly FormSubject['kind'][] = ['part-exchange', 'outstanding-finance'];

/**
 * Which branches a form offers (CG-010). One about a vehicle of ours, or on the page of a branch, offers
 * all, since it goes to the one that has the vehicle or the page.
 */
export function choicesOf(
  { siteName, settings }: Pick<App, 'siteName' | 'settings'>,
  { kind, vehicle }: Pick<FormSubject, 'kind' | 'vehicle'>,
  branches: readonly Branch[],
): readonly Branch[] {
  if (vehicle !== undefined || kind === 'contact') return branches;
  return BRINGS_A_VEHICLE.includes(kind)
    ? branchChoices(branches, { marker: siteName, excluded: settings.exchangeExcluded })
    : branchChoices(branches, { marker: '', excluded: settings.enquiriesExcluded });
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
  { kind, formId, vehicle, branchSlug, onlyBranches }: FormSubject,
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
    { kind, vehicle, branchSlug, onlyBranches },
    form,
    { branches, openings, choices: choicesOf(app, { kind, vehicle }, branches) },
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
  {
    kind,
    vehicle,
    branchSlug,
    onlyBranches,
  }: Pick<FormSubject, 'kind' | 'vehicle' | 'branchSlug' | 'onlyBranches'>,
  form: Either<GatewayFailure, FormDefinition>,
  { branches, openings, choices = branches }: KnownBranches,
  { formKey, at, lead }: FormDrawing,
): LoadedForm {
  const ringable = branches.map(toFormBranch);
  if (isLeft(form)) return { kind: 'unavailable', failure: form.left, branches: ringable };
  if (form.right.fields.every(({ kind: of }) => of === 'hidden')) {
    return { kind: 'unavailable', failure: NOTHING_TO_FILL_IN, branches: ringable };
  }
  const definition = withOpenings(withDealerships(form.right, choices, onlyBranches), openings);
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
