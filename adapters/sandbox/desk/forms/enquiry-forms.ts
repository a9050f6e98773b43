import {
  DEALERSHIP_FIELD,
  deskForm,
  EMAIL_FIELD,
  MESSAGE_FIELD,
  NAME_FIELDS,
  TELEPHONE_FIELD,
} from './desk-form';

/** A question about one vehicle (ROUTE-23). */
export const VEHICLE_ENQUIRY_FORM = deskForm({
  id: 'vehicle-enquiry',
  title: 'Enquire about this vehicle',
  prefix: 'EN',
  confirmation: 'Thank you. We have your question and will answer it by email.',
  submitText: 'Send enquiry',
  fields: [
    ...NAME_FIELDS,
    { ...EMAIL_FIELD, instructions: 'We answer to this address' },
    TELEPHONE_FIELD,
    DEALERSHIP_FIELD,
    { ...MESSAGE_FIELD, label: 'Your question', required: '1' },
  ],
});

/** A question about anything (FORM-01). */
export const GENERAL_ENQUIRY_FORM = deskForm({
  id: 'general-enquiry',
  title: 'General enquiry',
  prefix: 'GE',
  confirmation: 'Thank you. We have your enquiry and will answer it by email.',
  submitText: 'Send enquiry',
  fields: [
    ...NAME_FIELDS,
    { ...EMAIL_FIELD, instructions: 'We answer to this address' },
    TELEPHONE_FIELD,
    {
      name: 'subject',
      label: 'Subject',
      type: 'select',
      required: '1',
      options:
        'buying::Buying a car or van\nselling::Selling or part exchanging\nfinance::Finance\nservice::Servicing and repairs\nbought::Something I bought from you\nother::Something else',
    },
    DEALERSHIP_FIELD,
    { ...MESSAGE_FIELD, label: 'Your question', required: '1' },
  ],
});
