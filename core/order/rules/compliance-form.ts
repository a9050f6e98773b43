import type { FormDefinition, FormField } from '../../enquiry/public';
import { TICKED, valueIn, type FormValues } from '../../kernel/form/field';
import type { Compliance } from '../model/order-sections';

/** What is filled in, by the names that fields of people have everywhere. */
export const COMPLIANCE_FIELDS = [
  'first_name',
  'last_name',
  'telephone',
  'address_1',
  'town_city',
  'post_code',
] as const;

/** What is ticked: that a full driving licence is held, which is needed, and that it shows the address. */
export const LICENCE_HELD = 'licence_held';
export const LICENCE_ADDRESS = 'licence_address';

export type ComplianceField =
  (typeof COMPLIANCE_FIELDS)[number] | typeof LICENCE_HELD | typeof LICENCE_ADDRESS;

const textField = (name: ComplianceField, label: string): FormField => ({
  id: name,
  name,
  label,
  kind: 'text',
  required: true,
  options: [],
  multiple: false,
  slug: name,
});

/** The section as a form, checked by the rules of every form (FORM-25, FORM-26). */
export const complianceForm = (
  labels: Readonly<Record<ComplianceField, string>>,
  submitText: string,
): FormDefinition => ({
  id: 'order-compliance',
  title: '',
  fields: [
    ...COMPLIANCE_FIELDS.map((name) => textField(name, labels[name])),
    { ...textField(LICENCE_HELD, labels[LICENCE_HELD]), kind: 'checkbox' },
    { ...textField(LICENCE_ADDRESS, labels[LICENCE_ADDRESS]), kind: 'checkbox', required: false },
  ],
  forceTerms: false,
  optIns: [],
  submitText,
});

/** What was filled in; whether it is in order is for the form's checks. */
export const complianceOf = (values: FormValues): Compliance => ({
  firstName: valueIn(values, 'first_name'),
  lastName: valueIn(values, 'last_name'),
  telephone: valueIn(values, 'telephone'),
  address: valueIn(values, 'address_1'),
  town: valueIn(values, 'town_city'),
  postcode: valueIn(values, 'post_code'),
  licenceShowsAddress: valueIn(values, LICENCE_ADDRESS) === TICKED,
});

/** The form as it was filled in. */
export const complianceValues = (compliance: Compliance): FormValues => ({
  first_name: compliance.firstName,
  last_name: compliance.lastName,
  telephone: compliance.telephone,
  address_1: compliance.address,
  town_city: compliance.town,
  post_code: compliance.postcode,
  // It could not have been saved without.
  [LICENCE_HELD]: TICKED,
  [LICENCE_ADDRESS]: compliance.licenceShowsAddress ? TICKED : '',
});
