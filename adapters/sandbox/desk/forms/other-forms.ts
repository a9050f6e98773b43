import {
  DEALERSHIP_FIELD,
  deskForm,
  EMAIL_FIELD,
  MESSAGE_FIELD,
  NAME_FIELDS,
  TELEPHONE_FIELD,
} from './desk-form';

/** The form of a branch's own page. */
export const CONTACT_FORM = deskForm({
  id: 'contact',
  title: 'Write to us',
  prefix: 'CO',
  confirmation: 'Thank you. We have your message and will answer it by email.',
  submitText: 'Send message',
  fields: [
    ...NAME_FIELDS,
    EMAIL_FIELD,
    TELEPHONE_FIELD,
    DEALERSHIP_FIELD,
    { ...MESSAGE_FIELD, required: '1' },
  ],
});

/** Selling a vehicle that is still on finance (PAGE-21). */
export const OUTSTANDING_FINANCE_FORM = deskForm({
  id: '29',
  title: 'Selling a car with outstanding finance',
  prefix: 'OF',
  confirmation: 'Thank you. We have what we need and will ring you about your vehicle.',
  submitText: 'Send',
  fields: [
    ...NAME_FIELDS,
    { ...TELEPHONE_FIELD, required: '1' },
    EMAIL_FIELD,
    {
      name: 'postcode',
      label: 'Postcode',
      type: 'text',
      required: '0',
      slug: 'postcode',
    },
    {
      name: 'vrm',
      label: 'Registration',
      type: 'text',
      required: '1',
      slug: 'vrm',
      instructions: 'As it is on the number plate of the vehicle that you want to sell',
    },
    { name: 'lender', label: 'Lender', type: 'text', required: '0' },
    {
      name: 'settlement',
      label: 'Settlement figure',
      type: 'number',
      required: '0',
      instructions: 'In pounds, as your lender gave it; leave it empty if you have none yet',
    },
    DEALERSHIP_FIELD,
    MESSAGE_FIELD,
  ],
});

/** The voucher of November (FORM-16). */
export const VOUCHER_FORM = deskForm({
  id: '26',
  title: 'Black Friday voucher',
  prefix: 'BF',
  confirmation: 'Thank you. Your voucher is ready to download.',
  submitText: 'Get my voucher',
  fields: [...NAME_FIELDS, EMAIL_FIELD, DEALERSHIP_FIELD],
});

/** Taking an address off the list of MOT reminders (ROUTE-19, CG-107). */
export const MOT_UNSUBSCRIBE_FORM = deskForm({
  id: 'mot-unsubscribe',
  title: 'Stop MOT reminders',
  prefix: 'MU',
  confirmation: 'We have taken your address off the list. It can take two working days.',
  submitText: 'Stop reminders',
  fields: [
    EMAIL_FIELD,
    {
      name: 'vrm',
      label: 'Registration',
      type: 'text',
      required: '0',
      slug: 'vrm',
      instructions: 'Leave it empty to stop the reminders of all your vehicles',
    },
    {
      name: 'reference',
      label: 'Number of the reminder',
      type: 'text',
      required: '0',
      instructions: 'The link in a reminder fills it in; you need not know it',
    },
  ],
  more: { opt_in: [], opt_in_description: '' },
});
