import type { FormField } from '../../../../core/enquiry/public';
import {
  ENQUIRER_FIELDS_A,
  OWNER_FIELDS,
  TITLES,
  unitOf,
  VEHICLE_FIELDS_A,
  type Department,
  type JourneyField,
} from '../../../../core/valuation/public';
import {
  ABOUT_YOU_WORDS,
  BANNER_WORDS,
  BY_HAND_WORDS,
  FOUND_WORDS,
  TITLE_WORDS,
} from '../../../copy/valuation/journey-a-copy';

type Words = Readonly<Record<string, Partial<FormField> & Pick<FormField, 'label'>>>;

/** A field with its words; one that has none is no field of a screen. */
const worded = (fields: readonly JourneyField[], words: Words): readonly FormField[] =>
  fields.flatMap((field) => {
    const own = words[field.name];
    return own === undefined ? [] : [{ ...field, ...own }];
  });

const lone = (name: string, rest: Partial<FormField> & Pick<FormField, 'label'>): FormField => ({
  id: name,
  name,
  kind: 'text',
  required: false,
  options: [],
  multiple: false,
  ...rest,
});

export const MARK_FIELD = lone('vrm', { label: BANNER_WORDS.registration, required: true });
export const MILEAGE_FIELD = lone('mileage', { label: BANNER_WORDS.mileage, required: true });

export const FINANCE_FIELD = lone('settlement', {
  label: FOUND_WORDS.finance,
  kind: 'number',
  instructions: FOUND_WORDS.financeHint,
});

export const TERMS_FIELD = lone('terms', { label: '', kind: 'checkbox', required: true });

/** The branches by their codes, which a valuation is sent with (CG-012). */
export const branchField = (departments: readonly Department[], required = true): FormField =>
  lone('department_code', {
    label: BANNER_WORDS.branch,
    kind: 'department',
    required,
    options: departments.map(({ code, name }) => ({ value: code, text: name })),
  });

/** VALA-22. */
export const BY_HAND_FIELDS = worded(VEHICLE_FIELDS_A, {
  vrm: { label: 'Registration' },
  make: { label: 'Make', slug: 'make' },
  model: { label: 'Model', slug: 'model' },
  trim: { label: BY_HAND_WORDS.trim },
  date_first_registered: {
    label: 'Date first registered',
    placeholder: 'DD/MM/YYYY',
    instructions: BY_HAND_WORDS.dayHint,
  },
  mileage: { label: 'Mileage' },
});

/** VALA-25; the branches by their ids, which an enquiry is sent with (CG-012). */
export const enquirerFields = (departments: readonly Department[]): readonly FormField[] =>
  worded(ENQUIRER_FIELDS_A, {
    title: {
      label: 'Title',
      options: TITLES.map((value) => ({ value, text: TITLE_WORDS[value] })),
    },
    first_name: { label: 'First name' },
    last_name: { label: 'Last name' },
    _organisational_unit: {
      label: BANNER_WORDS.branch,
      kind: 'department',
      options: departments.map((department) => ({
        value: unitOf(department),
        text: department.name,
      })),
    },
    email_address: { label: ABOUT_YOU_WORDS.email },
    telephone: { label: ABOUT_YOU_WORDS.telephone },
  });

/** VALA-37. */
export const OWNER_FIELDS_SHOWN = worded(OWNER_FIELDS.a, {
  name: { label: ABOUT_YOU_WORDS.name, instructions: ABOUT_YOU_WORDS.nameHint },
  email_address: { label: ABOUT_YOU_WORDS.email },
  postcode: { label: ABOUT_YOU_WORDS.postcode },
  telephone: { label: ABOUT_YOU_WORDS.telephone },
});
