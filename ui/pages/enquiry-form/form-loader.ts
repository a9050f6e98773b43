import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { kindOfForm, type FormKind, type Receipt } from '../../../core/enquiry/public';
import { pageFailure } from '../../../core/navigation/public';
import { searchPath } from '../../../core/search/public';
import type { SiteSection, VehicleInFull } from '../../../core/stock/public';
import { AboutVehiclePart } from '../../enquiry/about-vehicle-part';
import type { FormSubject, LoadedForm } from '../../enquiry/form-start';
import { loadForm } from '../../enquiry/load-form';
import { BranchNumbersPart } from '../../enquiry/branch-numbers-part';
import { EnquiryAnswerPart } from '../../enquiry/enquiry-answer-part';
import { ReceiptPart } from '../../enquiry/receipt-part';
import { DaySuggestionsPart } from '../../form/day-suggestions-part';
import type { App } from '../../kit/app';
import { vehicleNamed } from '../vehicle-named';

/** A page of a form, by its path. */
export type FormAddress =
  | {
      readonly section: SiteSection;
      /** What is asked about the vehicle that the address names. */
      readonly kind: FormKind;
    }
  /** About no vehicle; without a kind the address names the form by its id. */
  | { readonly section?: undefined; readonly kind?: FormKind };

export interface FormPageState extends FormSubject {
  readonly vehicle?: VehicleInFull | undefined;
  readonly form: LoadedForm;
  /** Milliseconds since 1970 in UTC. */
  readonly now: number;
  /** What happens once it is sent, step by step; told beforehand of a form about no vehicle. */
  readonly next: readonly string[];
  /** Of a form that was posted without script just before. */
  readonly receipt?: Receipt | undefined;
}

type FormRequest = Pick<LoaderFunctionArgs, 'request' | 'params'>;

/** The branch that a page without a vehicle is asked for, by its slug. */
const BRANCH = 'branch';

/** What is asked where the address names no vehicle; else the shopper is led to where vehicles are. */
const WITHOUT_VEHICLE: Readonly<Partial<Record<FormKind, FormKind>>> = {
  enquire: 'general-enquiry',
  appointment: 'appointment',
};

const FROM = ['home', 'search', 'details'] as const;

/** What the address asks, and about which vehicle. */
async function subjectOf(
  app: App,
  address: FormAddress,
  { request, params }: FormRequest,
): Promise<FormSubject & Pick<FormPageState, 'vehicle'>> {
  const branchSlug = new URL(request.url).searchParams.get(BRANCH) ?? undefined;
  if (address.section === undefined) {
    const formId = params['id'] ?? '';
    const kind = address.kind ?? kindOfForm(formId);
    return { kind, branchSlug, ...(kind === 'generic' && { formId }) };
  }
  const { section, kind } = address;
  const withoutVehicle = WITHOUT_VEHICLE[kind];
  const { slug } = params;
  const { signal } = request;
  if (slug === undefined && withoutVehicle === undefined) throw redirect(searchPath(section));
  const vehicle =
    slug === undefined
      ? undefined
      : await vehicleNamed(app, { section, name: slug, signal }, app.ports.catalogue.inFull(slug));
  return {
    kind: vehicle === undefined ? (withoutVehicle ?? kind) : kind,
    vehicle,
    branchSlug,
    from: FROM.find((page) => page === new URL(request.url).searchParams.get('from')),
  };
}

/** The words of receipts, which most forms are left without. */
const stepsAfter = async (kind: FormSubject['kind']): Promise<readonly string[]> =>
  (await import('../../copy/forms/dealer-form-copy')).FORM_WORDS[kind].next();

/** What the address asks, and the form for it. */
export async function formState(
  app: App,
  address: FormAddress,
  asked: FormRequest,
): Promise<FormPageState> {
  const subject = await subjectOf(app, address, asked);
  const form = await loadForm(app, subject, asked.request.signal);
  // A form that is only out of reach is said in its place; one that does not exist is no page.
  const failure = form.kind === 'unavailable' ? pageFailure('form', form.failure) : undefined;
  if (failure?.status === 404) throw data(failure.message, { status: 404 });
  const next = subject.vehicle === undefined ? await stepsAfter(subject.kind) : [];
  return { ...subject, form, next, now: app.clock.now() };
}

/** What comes when it is wanted; a page that is drawn whole has it. */
const LATE_PARTS = [ReceiptPart, EnquiryAnswerPart, BranchNumbersPart, DaySuggestionsPart];

/** Stands on the page from the first; a form whose vehicle cannot be shown is none the worse. */
const aboutVehicle = ({ section }: FormAddress): Promise<unknown> =>
  section === undefined ? Promise.resolve() : AboutVehiclePart.load().catch(() => undefined);

/** What shows the receipt of a form that was posted without script. */
export const SENT = 'sent';

export const formLoader =
  (app: App, address: FormAddress) =>
  async (asked: LoaderFunctionArgs): Promise<FormPageState> => {
    const [state] = await Promise.all([formState(app, address, asked), aboutVehicle(address)]);
    const isSent = new URL(asked.request.url).searchParams.has(SENT);
    if (app.wholePages) await Promise.all(LATE_PARTS.map(({ load }) => load()));
    if (!isSent) return state;
    const { readReceipt } = await import('./read-receipt');
    return { ...state, receipt: readReceipt(app.request?.receipt) };
  };
