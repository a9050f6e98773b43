import {
  DEALERSHIP_FIELD,
  deskForm,
  EMAIL_FIELD,
  MESSAGE_FIELD,
  NAME_FIELDS,
  TELEPHONE_FIELD,
} from './desk-form';

export const CALLBACK_FORM = deskForm({
  id: 'request-callback',
  title: 'Request a callback',
  prefix: 'CB',
  confirmation: 'Thank you. We have your request and will call you back as soon as we can.',
  submitText: 'Request a callback',
  fields: [
    ...NAME_FIELDS,
    { ...TELEPHONE_FIELD, required: '1', instructions: 'The number that we should call' },
    { ...EMAIL_FIELD, required: '0' },
    {
      name: 'contact_time',
      label: 'Best time to call',
      type: 'select',
      required: '1',
      options: 'any::Any time\nmorning::Morning\nafternoon::Afternoon\nevening::Evening',
    },
    DEALERSHIP_FIELD,
    { ...MESSAGE_FIELD, placeholder: 'Anything that we should know before we call' },
  ],
});
