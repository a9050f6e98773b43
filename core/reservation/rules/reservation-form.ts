import type { BranchOpenings } from '../../branch/public';
import {
  OPT_IN_CHANNELS,
  withOpenings,
  type FieldKind,
  type FormDefinition,
  type FormField,
} from '../../enquiry/public';

/** What a shopper fills in, in order: nine of the fourteen fields (RES-01). Beside them are terms, opt-ins, and three facts that nobody types. */
export const RESERVATION_FIELDS = [
  'first_name',
  'last_name',
  'telephone',
  'email',
  'address_1',
  'town_city',
  'post_code',
  'visit_date',
  'time',
] as const;

export type ReservationField = (typeof RESERVATION_FIELDS)[number];

/** What a reservation can be made to need. */
export type ReservationNeed = ReservationField | 'terms';

/** What a reservation cannot be made without, unless it is set otherwise (CG-103). */
export const NEEDED_TO_RESERVE: readonly ReservationNeed[] = [...RESERVATION_FIELDS, 'terms'];

const KINDS: Readonly<Partial<Record<ReservationField, FieldKind>>> = {
  email: 'email',
  visit_date: 'date',
  time: 'select',
};

/** The browser's own words, where the name of a field does not tell. */
const AUTOFILL: Readonly<Partial<Record<ReservationField, string>>> = {
  address_1: 'address-line1',
  town_city: 'address-level2',
};

const VISIT_FIELDS: readonly ReservationField[] = ['visit_date', 'time'];
const OF_THE_SHOPPER = RESERVATION_FIELDS.filter((name) => !VISIT_FIELDS.includes(name));

/** How long somebody at the branch is taken up by a visit, and how far apart visits begin. Minutes. */
export const VISIT_MINUTES = 30;

export interface ReservationFormParts {
  readonly title: string;
  readonly labels: Readonly<Record<ReservationField, string>>;
  readonly submitText: string;
  /** The titles of what is asked of the shopper and of the visit; one after the other where there are none. */
  readonly sections?: { readonly you: string; readonly visit: string; readonly agreements: string };
  readonly optInDescription?: string;
  /** Beside the day of the visit: when it can be. */
  readonly visitHint?: string;
  readonly required?: readonly ReservationNeed[];
  /** Of the branch where the vehicle stands, or of all where that is not known; absent where nobody tells. */
  readonly openings?: BranchOpenings;
}

/**
 * The form of a reservation, with all that forms have: its checks, its draft, its key. The visit is
 * an appointment, from today on and while the branch is open (CG-102).
 */
export function reservationForm({
  title,
  labels,
  submitText,
  sections,
  optInDescription,
  visitHint,
  required = NEEDED_TO_RESERVE,
  openings,
}: ReservationFormParts): FormDefinition {
  const fields = RESERVATION_FIELDS.map((name): FormField => ({
    id: name,
    name,
    label: labels[name],
    kind: KINDS[name] ?? 'text',
    required: required.includes(name),
    options: [],
    multiple: false,
    slug: name,
    ...(name === 'visit_date' && visitHint !== undefined && { instructions: visitHint }),
    ...(AUTOFILL[name] !== undefined && { autofill: AUTOFILL[name] }),
  }));
  return withOpenings(
    {
      id: 'reservation',
      title,
      fields,
      forceTerms: required.includes('terms'),
      optIns: OPT_IN_CHANNELS,
      appointments: { dayField: 'visit_date', timeField: 'time', minutes: VISIT_MINUTES },
      submitText,
      ...(optInDescription !== undefined && { optInDescription }),
      ...(sections !== undefined && {
        sections: [
          { id: 'visit', title: sections.visit, fields: VISIT_FIELDS, extras: [] },
          { id: 'you', title: sections.you, fields: OF_THE_SHOPPER, extras: [] },
          {
            id: 'agreements',
            title: sections.agreements,
            fields: [],
            extras: ['opt-ins', 'terms'],
          },
        ],
      }),
    },
    openings,
  );
}

/** The hours of one branch alone: of all of them where the vehicle stands nowhere that is known. */
export function openingsOfBranch(
  openings: BranchOpenings,
  branchId: string | undefined,
): BranchOpenings {
  const own = branchId === undefined ? undefined : openings.showrooms[branchId];
  return own === undefined || branchId === undefined
    ? openings
    : { ...openings, showrooms: { [branchId]: own } };
}
