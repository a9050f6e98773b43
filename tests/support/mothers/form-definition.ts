import type { FormDefinition, FormField } from '../../../core/enquiry/public';

/** A field of text that nobody has to fill in, unless told otherwise. */
export const aField = (field: Partial<FormField> & Pick<FormField, 'name'>): FormField => ({
  id: field.name,
  label: field.name,
  kind: 'text',
  required: false,
  options: [],
  multiple: false,
  ...field,
});

/** A form by its fields. */
export const aForm = (
  fields: readonly FormField[],
  form: Partial<FormDefinition> = {},
): FormDefinition => ({
  id: '7',
  title: 'A form',
  fields,
  forceTerms: false,
  optIns: [],
  submitText: 'Send',
  ...form,
});

/** The form by which a shopper asks to be called back. */
export const aCallbackForm = (form: Partial<FormDefinition> = {}): FormDefinition =>
  aForm(
    [
      aField({ name: 'first_name', slug: 'first_name', required: true }),
      aField({ name: 'telephone', slug: 'telephone', required: true }),
      aField({ name: 'email', kind: 'email' }),
      aField({
        name: 'time',
        kind: 'select',
        options: [
          { value: 'am', text: 'Morning' },
          { value: 'pm', text: 'Afternoon' },
        ],
      }),
      aField({ name: 'message', kind: 'textarea' }),
    ],
    { id: 'callback', title: 'Request a callback', optIns: ['email', 'sms'], ...form },
  );
