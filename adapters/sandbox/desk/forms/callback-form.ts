/** A form as an editor of the group's systems makes it (FORM-17), and what is shown once it is sent. */
export interface DeskForm {
  /** Sent as it stands by `/api/form/{id}`. */
  readonly wire: Readonly<Record<string, unknown>> & { readonly form_id: string };
  readonly confirmation: string;
  /** Before the number of an enquiry of this form. */
  readonly prefix: string;
}

export const CALLBACK_FORM: DeskForm = {
  prefix: 'CB',
  confirmation: 'Thank you. We have your request and will call you back as soon as we can.',
  wire: {
    form_id: 'request-callback',
    form_title: 'Request a callback',
    fields: [
      {
        id: '1',
        name: 'first_name',
        label: 'First name',
        type: 'text',
        required: '1',
        slug: 'first_name',
      },
      {
        id: '2',
        name: 'last_name',
        label: 'Last name',
        type: 'text',
        required: '1',
        slug: 'last_name',
      },
      {
        id: '3',
        name: 'telephone',
        label: 'Telephone',
        type: 'text',
        required: '1',
        slug: 'telephone',
        instructions: 'The number that we should call',
      },
      { id: '4', name: 'email', label: 'Email', type: 'email', required: '0', slug: 'email' },
      {
        id: '5',
        name: 'contact_time',
        label: 'Best time to call',
        type: 'select',
        required: '1',
        options: 'any::Any time\nmorning::Morning\nafternoon::Afternoon\nevening::Evening',
      },
      {
        id: '6',
        name: '_organisational_unit',
        label: 'Dealership',
        type: 'dealership',
        required: '1',
      },
      {
        id: '7',
        name: 'message',
        label: 'Message',
        type: 'textarea',
        required: '0',
        placeholder: 'Anything that we should know before we call',
      },
    ],
    terms: { label: 'By submitting this form I agree to the Terms and Conditions' },
    force_terms: '1',
    opt_in: ['telephone', 'email', 'sms', 'postal'],
    opt_in_description: 'I would like to hear about offers by',
    submit_text: 'Request a callback',
  },
};
