import type { Appointment } from './appointments';
import type { OptInChannel } from './form-definition';

/** The vehicle that an enquiry is about. */
export interface EnquiryVehicle {
  readonly stockId: string;
  readonly slug: string;
  /** "2021 (71) Ford Fiesta Zetec", for the person who answers. */
  readonly title: string;
  /** The name of the branch where it stands. */
  readonly location?: string;
}

/** Where an enquiry comes from (FORM-28). */
export interface EnquirySource {
  /** `enquiry_source`, such as "website". */
  readonly source: string;
  /** `enquiry_source_type`, such as "callback". */
  readonly type: string;
  /** Slugs of the vehicles looked at, oldest first; none without consent. */
  readonly recentVehicles: readonly string[];
  /** Addresses of this visit, oldest first: the source's history (CG-112); none without consent. */
  readonly previousUrls: readonly string[];
}

/** An enquiry as it leaves: checked, tidied, and complete (FORM-18). */
export interface Submission {
  readonly formId: string;
  /** The same for every repeat of this submission and for no other: it is stored once. */
  readonly key: string;
  /** The fields that hold something, by name, in the order of the form (FORM-19, FORM-23). */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly termsAccepted: boolean;
  /** Each channel of the form, ticked or not (FORM-22, FORM-24). */
  readonly optIns: Readonly<Partial<Record<OptInChannel, boolean>>>;
  readonly vehicle?: EnquiryVehicle;
  /** The ids of photographs that were handed in for it; none where there are none. */
  readonly photographs?: readonly string[];
  /** The dealership that it goes to, where one is chosen or set (`_organisational_unit`). */
  readonly dealership?: string;
  readonly source: EnquirySource;
  /** A field was filled in that no person sees (EN-9): for somebody to look at, apart from the others. */
  readonly suspect?: true;
}

/** What a shopper gets for an enquiry that is stored. */
export interface Receipt {
  /** The text to show (FORM-11, CALL-43). */
  readonly confirmation: string;
  /** What a shopper may name on the telephone. */
  readonly reference?: string;
  /** Whether the enquiry had been taken before, under the same key; where the other side says so. */
  readonly repeated?: boolean;
  /** The dealership that it went to, by id, where one was chosen. */
  readonly dealership?: string;
  /** What was asked for, of a form that makes appointments. */
  readonly appointment?: Appointment;
}
