/** A form as an editor of the group's systems makes it (FORM-17), and what is shown once it is sent. */
export interface DeskForm {
  /** Sent as it stands by `/api/form/{id}`. */
  readonly wire: Readonly<Record<string, unknown>> & { readonly form_id: string };
  readonly confirmation: string;
  /** Before the number of an enquiry of this form. */
  readonly prefix: string;
}

/** A field as it travels, without the number that it has in its form. */
export type WireField = Readonly<Record<string, string>> & { readonly name: string };

interface Written {
  readonly id: string;
  readonly title: string;
  readonly prefix: string;
  readonly confirmation: string;
  readonly submitText: string;
  readonly fields: readonly WireField[];
  /** What else travels with it. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** A form of the group: its fields, the terms and the opt-ins that all its forms have. */
export const deskForm = ({
  id,
  title,
  prefix,
  confirmation,
  submitText,
  fields,
  more = {},
}: Written): DeskForm => ({
  prefix,
  confirmation,
  wire: {
    form_id: id,
    form_title: title,
    fields: fields.map((field, place) => ({ id: String(place + 1), ...field })),
    terms: { label: 'By submitting this form I agree to the Terms and Conditions' },
    force_terms: '1',
    opt_in: ['telephone', 'email', 'sms', 'postal'],
    opt_in_description: 'I would like to hear about offers by',
    submit_text: submitText,
    ...more,
  },
});

const named = (name: string, label: string): WireField => ({
  name,
  label,
  type: 'text',
  required: '1',
  slug: name,
});

export const NAME_FIELDS: readonly WireField[] = [
  named('first_name', 'First name'),
  named('last_name', 'Last name'),
];

export const TELEPHONE_FIELD: WireField = {
  ...named('telephone', 'Telephone'),
  required: '0',
};

export const EMAIL_FIELD: WireField = {
  name: 'email',
  label: 'Email',
  type: 'email',
  required: '1',
  slug: 'email',
};

export const DEALERSHIP_FIELD: WireField = {
  name: '_organisational_unit',
  label: 'Dealership',
  type: 'dealership',
  required: '1',
};

export const MESSAGE_FIELD: WireField = {
  name: 'message',
  label: 'Message',
  type: 'textarea',
  required: '0',
};
