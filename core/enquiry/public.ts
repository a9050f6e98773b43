export { createEnquiryForm, type EnquiryForm, type EnquiryPorts } from './journey/enquiry-form';
export type {
  EnquiryFormState,
  EnquirySteps,
  EnquiryRules,
  EnquiryStart,
} from './journey/enquiry-form-state';
export { shopperDraft } from './journey/shopper-draft';
export { addPhotographs, type AddedPhotographs } from './journey/add-photographs';
export { isByHand, postEnquiry, type PostedEnquiry, type PostPorts } from './journey/post-enquiry';
export type { Appointment, AppointmentFields } from './model/appointments';
export type { FieldFault } from './model/field-fault';
export {
  DRAWN_NAME,
  GO_BACK_NAME,
  GO_ON_NAME,
  KEY_NAME,
  OPT_IN_CHANNELS,
  optInName,
  TERMS_NAME,
  TRAP_NAME,
  type DisabledDays,
  type FieldKind,
  type FieldOption,
  type FormDefinition,
  type FormField,
  type FormSection,
  type FormTerms,
  type OptInChannel,
  type SectionExtra,
} from './model/form-definition';
export {
  FORM_IDS,
  hasForm,
  kindOfForm,
  type FormKind,
  type VehicleFormKind,
} from './model/form-ids';
export type { EnquirySource, EnquiryVehicle, Receipt, Submission } from './model/submission';
export {
  LARGEST_PHOTOGRAPH,
  MOST_PHOTOGRAPHS,
  PHOTOGRAPH_FILES_NAME,
  PHOTOGRAPHS_NAME,
  photographIds,
  type Photograph,
  type PhotographFault,
} from './model/photograph';
export type { SendFailure } from './model/send-failure';
export type { DraftStore } from './ports/draft-store';
export type { EnquiryDesk, SubmitFailure } from './ports/enquiry-desk';
export type { PhotographDesk } from './ports/photograph-desk';
export type { FormLibrary } from './ports/form-library';
export { appointmentPlace, type AppointmentPlace } from './rules/appointment-place';
export { appointmentTimes, nextOpenDays, withAppointmentTimes } from './rules/appointment-times';
export { answerInWords } from './rules/answer-in-words';
export { askedFields, faultsInView } from './rules/asked-fields';
export { britishNow, type BritishNow } from './rules/british-now';
export { calendarFile, type CalendarEntry } from './rules/calendar-file';
export { blankAtBranch, enquiryVehicle } from './rules/about-vehicle';
export { checkField, LONGEST_LINE, LONGEST_TEXT, type CheckTerms } from './rules/check-field';
export { checkSubmission } from './rules/check-submission';
export { hasPhotographs } from './rules/form-names';
export { dateLimits, type DateLimits } from './rules/date-limits';
export { dealershipOptions, withDealerships, withOpenings } from './rules/dealership-options';
export { unplacedReasons } from './rules/desk-faults';
export { fieldMeaning, type FieldMeaning } from './rules/field-meaning';
export { blankValues, postedValues } from './rules/form-names';
export { formSections, type FilledSection } from './rules/form-sections';
export { fieldsOfSteps, formSteps, type FormStep } from './rules/form-steps';
export {
  ownVehicleAnswers,
  ownVehicleUndone,
  type FilledField,
  type OwnVehicle,
} from './rules/own-vehicle';
export { ownVehicleField } from './rules/own-vehicle-field';
export { formPath, generalEnquiryPath } from './rules/form-path';
export { selectOptions } from './rules/select-options';
export { sourceToSend } from './rules/source-to-send';
export { submissionKey } from './rules/submission-key';
export { submissionPayload, type EnquiryFacts } from './rules/submission-payload';
export { tickedOptions, withTicked } from './rules/ticked-options';
export { modalInAddress, modalOfLink, withModal, withoutModal } from './rules/modal-in-address';
export {
  FLASHER_BEAT_MS,
  flasherPhase,
  type FlasherPhase,
  type FlasherSetting,
} from './rules/flasher-phase';
export { stickyBar, type EnquiryOption } from './rules/sticky-bar';
export {
  ENQUIRY_KINDS,
  enquiryAvailability,
  type EnquiryKind,
  type EnquiryAvailability,
} from './rules/enquiry-kinds';
