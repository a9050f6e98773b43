import type { BranchOpenings } from '../../branch/public';
import type { DateFormat } from '../../kernel/written-day';
import type { AppointmentFields } from './appointments';

/** What kinds of field a form can have (FORM-03); `date` is the documents' `date` and `datepicker`. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'number'
  | 'select'
  | 'textarea'
  | 'radio'
  | 'checkbox'
  | 'dealership'
  | 'department'
  | 'date'
  | 'hidden';

/** One choice: what is sent, and what is read (FORM-05). */
export interface FieldOption {
  readonly value: string;
  readonly text: string;
}

/** Which days of a date field cannot be chosen (FORM-10, CG-101). */
export type DisabledDays = 'past' | 'none' | 'future';

/** Of a question that is asked only while another has one of these answers (_ours_; EN-10). */
export interface AskedWhen {
  /** The name of the other. */
  readonly field: string;
  readonly answers: readonly string[];
}

/** One field of a form (FORM-17). */
export interface FormField {
  readonly id: string;
  /** What its value is sent under; unique within the form. */
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  readonly placeholder?: string;
  readonly instructions?: string;
  /** Empty where nothing is chosen from; a checkbox with options is a group (FORM-04). */
  readonly options: readonly FieldOption[];
  /** Whether more than one option may be chosen; a group of checkboxes always may. */
  readonly multiple: boolean;
  /** What the field is about, where that is known: `first_name`, `telephone`. */
  readonly slug?: string;
  /** What a browser may fill in, in its own word for it, where nothing else of the field tells. */
  readonly autofill?: string;
  /** Of a date field; the past where it says nothing (FORM-10). */
  readonly disabledDays?: DisabledDays;
  /** Of a date field; DD/MM/YYYY where it says nothing. */
  readonly dateFormat?: DateFormat;
  /** Always where it says nothing. */
  readonly askedWhen?: AskedWhen;
}

/** What a section has beside its fields. */
export type SectionExtra =
  /** Its fields are parts of a car, and are chosen in a drawing of one too. */
  | 'damage-diagram'
  /** Photographs may be added. */
  | 'photographs'
  | 'opt-ins'
  | 'terms';

/** Some fields of a form under a heading of their own (PX-01 to PX-08). */
export interface FormSection {
  /** Unique within the form; a word of an address. */
  readonly id: string;
  readonly title: string;
  readonly instructions?: string;
  /** By their names, in their order. */
  readonly fields: readonly string[];
  readonly extras: readonly SectionExtra[];
}

/** By what a shopper may be told of offers (FORM-27). */
export type OptInChannel = 'telephone' | 'email' | 'sms' | 'postal';

export const OPT_IN_CHANNELS = [
  'telephone',
  'email',
  'sms',
  'postal',
] as const satisfies readonly OptInChannel[];

/** Terms to agree to: the label of the checkbox, and the terms where the form brings them. */
export interface FormTerms {
  readonly label: string;
  readonly text?: string;
}

/** A form as the other side defines it (FORM-17): data, not a page of its own. */
export interface FormDefinition {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly FormField[];
  /** None where it is all one. */
  readonly sections?: readonly FormSection[];
  readonly terms?: FormTerms;
  /** Whether it cannot be sent without agreement to the terms (FORM-20). */
  readonly forceTerms: boolean;
  /** Channels to opt in to, each a checkbox of its own; always optional (FORM-22). */
  readonly optIns: readonly OptInChannel[];
  readonly optInDescription?: string;
  readonly appointments?: AppointmentFields;
  /** When the branches are open that it can go to, put in by the site. */
  readonly openings?: BranchOpenings;
  /** What the button says. */
  readonly submitText: string;
}

/** The name under which a form that is posted without script brings its own key. */
export const KEY_NAME = '_key';

/** The name under which a form that is posted without script says when it was drawn: milliseconds since 1970 in UTC. */
export const DRAWN_NAME = '_drawn';

/** The name under which a form that is posted without script says that the shopper goes on from a step, by its number. */
export const GO_ON_NAME = '_go_on';

/** The name under which a form that is posted without script says that the shopper goes back from a step, by its number. */
export const GO_BACK_NAME = '_go_back';

/** A field that no person sees, and whose name no browser knows how to fill in (EN-9). */
export const TRAP_NAME = '_nothing_here';

/** The name that the terms' checkbox has among the values of every form. */
export const TERMS_NAME = '_terms';

/** The name that an opt-in's checkbox has among the values of every form. */
export const optInName = (channel: OptInChannel): string => `_opt_in_${channel}`;
