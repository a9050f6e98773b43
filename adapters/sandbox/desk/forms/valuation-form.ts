import { BRANCHES } from '../../catalogue/branches';
import { deskForm, EMAIL_FIELD, NAME_FIELDS, TELEPHONE_FIELD } from './desk-form';

/** A line of text under a slug of its own: what it may hold is no more than a text. */
const described = (name: string, label: string) => ({
  name,
  label,
  type: 'text',
  required: '1',
  slug: `own_${name}`,
});

/** A vehicle that no price could be made for online, described by hand (VALA-22 to VALA-31, CG-022). */
export const VALUATION_FORM = deskForm({
  id: '44',
  title: 'Valuation of a vehicle that is not found',
  prefix: 'FV',
  confirmation: 'A member of our team will be in touch with you to discuss your valuation.',
  submitText: 'Contact us',
  fields: [
    // Marks of other countries and of the forces are marks too.
    described('vrm', 'Registration'),
    { name: 'make', label: 'Make', type: 'text', required: '1', slug: 'make' },
    { name: 'model', label: 'Model', type: 'text', required: '1', slug: 'model' },
    described('trim', 'Trim'),
    {
      name: 'date_first_registered',
      label: 'Date first registered',
      type: 'date',
      required: '1',
      date_option: 'future',
    },
    { name: 'mileage', label: 'Mileage', type: 'text', required: '1', slug: 'mileage' },
    {
      name: 'title',
      label: 'Title',
      type: 'select',
      required: '1',
      options:
        'mr::Mr\nmrs::Mrs\nms::Ms\nmiss::Miss\ndr::Dr\nrev::Rev\nother::Other\nprefer_not_to_say::Prefer not to say',
    },
    ...NAME_FIELDS,
    {
      // Any branch that values vehicles, one among them that no other enquiry goes to.
      name: '_organisational_unit',
      label: 'Choose closest location',
      type: 'department',
      required: '1',
      options: BRANCHES.map(({ id, name }) => `${String(id)}::${name}`).join('\n'),
    },
    { ...EMAIL_FIELD, name: 'email_address' },
    TELEPHONE_FIELD,
  ],
});
