import type { FormField } from '../../../../core/enquiry/public';
import {
  CARE_CHOICES,
  OWNER_FIELDS,
  type Department,
  type JourneyField,
} from '../../../../core/valuation/public';
import {
  ASSUMPTIONS_STEP,
  CARE_WORDS,
  VEHICLE_STEP,
  YOURS_STEP,
} from '../../../copy/valuation/journey-b-copy';

const field = (name: string, rest: Partial<FormField> & Pick<FormField, 'label'>): FormField => ({
  id: name,
  name,
  kind: 'text',
  required: true,
  options: [],
  multiple: false,
  ...rest,
});

/** VALB-28. */
export const MARK_FIELD = field('vrm', { label: VEHICLE_STEP.registration, slug: 'registration' });
export const MILEAGE_FIELD = field('mileage', { label: VEHICLE_STEP.mileage });
export const branchField = (departments: readonly Department[]): FormField =>
  field('department_code', {
    label: VEHICLE_STEP.branch,
    kind: 'department',
    options: departments.map(({ code, name }) => ({ value: code, text: name })),
  });

/** VALA-65. */
export const HISTORY_FIELD = field('service_history', {
  label: YOURS_STEP.history,
  kind: 'select',
  required: false,
  options: CARE_CHOICES.map((choice) => ({ value: choice, text: CARE_WORDS[choice] })),
});

const MOST_OWNERS = 19;

/** VALA-67, CG-016. */
export const KEEPERS_FIELD = field('previous_keepers', {
  label: YOURS_STEP.keepers,
  kind: 'select',
  instructions: YOURS_STEP.keepersHint,
  options: Array.from({ length: MOST_OWNERS + 1 }, (_, count) => ({
    value: String(count),
    text: String(count),
  })),
});

const LABELS: Readonly<Record<string, string>> = {
  name: ASSUMPTIONS_STEP.name,
  email: ASSUMPTIONS_STEP.email,
  postcode: ASSUMPTIONS_STEP.postcode,
  telephone: ASSUMPTIONS_STEP.telephone,
};

/** VALB-30. */
export const OWNER_FIELDS_B: readonly FormField[] = OWNER_FIELDS.b.map(
  (each: JourneyField): FormField => ({ ...each, label: LABELS[each.name] ?? each.name }),
);

/** Nothing can be wrong with them. */
export const OPT_INS_FIELD = field('opt_in', { label: '', required: false });
