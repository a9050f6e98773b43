export type { FieldFault } from './model/field-fault';
export {
  OPT_IN_CHANNELS,
  optInName,
  TERMS_NAME,
  type DisabledDays,
  type FieldKind,
  type FieldOption,
  type FormDefinition,
  type FormField,
  type FormTerms,
  type OptInChannel,
} from './model/form-definition';
export type { EnquirySource, EnquiryVehicle, Receipt, Submission } from './model/submission';
export type { DraftStore } from './ports/draft-store';
export type { EnquiryDesk, SubmitFailure } from './ports/enquiry-desk';
export type { FormLibrary } from './ports/form-library';
