import type {
  BritishNow,
  EnquiryForm,
  EnquiryFormState,
  FormDefinition,
} from '../../core/enquiry/public';
import type { AppointmentDays } from './use-appointments';

/** A form of one moment, for whatever draws a part of it. */
export interface FormInParts {
  readonly form: EnquiryForm;
  readonly state: EnquiryFormState;
  /** With the choices of this moment. */
  readonly definition: FormDefinition;
  /** The moment it was when the form was drawn. */
  readonly now: BritishNow;
  /** What helps to choose the day of an appointment. */
  readonly days: AppointmentDays | undefined;
  /** The id of a field's control. */
  readonly idOf: (name: string) => string;
}
