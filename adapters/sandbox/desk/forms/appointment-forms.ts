import {
  DEALERSHIP_FIELD,
  deskForm,
  EMAIL_FIELD,
  MESSAGE_FIELD,
  NAME_FIELDS,
  TELEPHONE_FIELD,
  type WireField,
} from './desk-form';

/** Its times are those at which the showroom of the branch is open. */
const APPOINTMENTS = { date: 'preferred_date', time: 'preferred_time', minutes: 30 } as const;

const DAY_AND_TIME: readonly WireField[] = [
  {
    name: 'preferred_date',
    label: 'Date',
    type: 'datepicker',
    required: '1',
    date_option: 'past',
  },
  { name: 'preferred_time', label: 'Time', type: 'select', required: '1' },
];

/** A drive of one vehicle (ROUTE-29). */
export const TEST_DRIVE_FORM = deskForm({
  id: 'test-drive',
  title: 'Book a test drive',
  prefix: 'TD',
  confirmation: 'Thank you. We have your request and will confirm the day and the time.',
  submitText: 'Book test drive',
  more: { appointments: APPOINTMENTS },
  fields: [
    ...NAME_FIELDS,
    { ...TELEPHONE_FIELD, required: '1', instructions: 'In case anything changes on the day' },
    EMAIL_FIELD,
    DEALERSHIP_FIELD,
    ...DAY_AND_TIME,
    {
      name: 'licence',
      label: 'Driving licence',
      type: 'radio',
      required: '1',
      options:
        'uk::I have a full UK licence\nabroad::I have a full licence from another country\nnone::Somebody else will drive',
    },
    {
      ...MESSAGE_FIELD,
      placeholder: 'Anything that we should have ready, such as a child seat',
    },
  ],
});

/** A talk over video, about a vehicle or about anything (ROUTE-30). */
export const VIRTUAL_APPOINTMENT_FORM = deskForm({
  id: 'virtual-appointment',
  title: 'Book a virtual appointment',
  prefix: 'VA',
  confirmation: 'Thank you. We have your request and will send you a link for the video call.',
  submitText: 'Book appointment',
  more: { appointments: APPOINTMENTS },
  fields: [
    ...NAME_FIELDS,
    { ...EMAIL_FIELD, instructions: 'We send the link for the video call to this address' },
    TELEPHONE_FIELD,
    DEALERSHIP_FIELD,
    ...DAY_AND_TIME,
    { ...MESSAGE_FIELD, label: 'What would you like to see?' },
  ],
});
