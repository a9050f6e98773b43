import {
  DEALERSHIP_FIELD,
  deskForm,
  EMAIL_FIELD,
  TELEPHONE_FIELD,
  type WireField,
} from './desk-form';
import { CONDITION_FIELDS } from './vehicle-condition';

const lines = (...options: readonly string[]): string => options.join('\n');

const YES_OR_NO = lines('yes::Yes', 'no::No');

const YOUR_DETAILS: readonly WireField[] = [
  { name: 'full_name', label: 'Your name', type: 'text', required: '1', slug: 'full_name' },
  { ...TELEPHONE_FIELD, required: '1' },
  EMAIL_FIELD,
];

/** What identifies a vehicle and makes up its papers, as appraisal sheets of the trade ask for it. */
const VEHICLE: readonly WireField[] = [
  {
    name: 'vrm',
    label: 'Registration',
    type: 'text',
    required: '1',
    slug: 'vrm',
    instructions: 'As it is on the number plate',
  },
  {
    name: 'mileage',
    label: 'Mileage',
    type: 'text',
    required: '1',
    slug: 'mileage',
    instructions: 'As the dial shows it today',
  },
  { name: 'make', label: 'Make', type: 'text', required: '1', slug: 'make' },
  { name: 'model', label: 'Model', type: 'text', required: '1', slug: 'model' },
  {
    name: 'derivative',
    label: 'Version',
    type: 'text',
    required: '0',
    instructions: 'What is written on the back, such as Titanium or 320d',
  },
  {
    name: 'body_type',
    label: 'Body',
    type: 'select',
    required: '0',
    options: lines(
      'hatchback::Hatchback',
      'saloon::Saloon',
      'estate::Estate',
      'suv::SUV or 4x4',
      'mpv::People carrier',
      'coupe::Coupé',
      'convertible::Convertible',
      'van::Van',
      'pickup::Pick-up',
    ),
  },
  {
    name: 'doors',
    label: 'Doors',
    type: 'select',
    required: '0',
    options: lines('2', '3', '4', '5', '6'),
  },
  { name: 'colour', label: 'Colour', type: 'text', required: '0' },
  {
    name: 'fuel',
    label: 'Fuel',
    type: 'select',
    required: '1',
    options: lines(
      'petrol::Petrol',
      'diesel::Diesel',
      'hybrid::Hybrid',
      'plug-in-hybrid::Plug-in hybrid',
      'electric::Electric',
      'other::Another',
    ),
  },
  {
    name: 'gearbox',
    label: 'Gearbox',
    type: 'radio',
    required: '1',
    options: lines('manual::Manual', 'automatic::Automatic'),
  },
  {
    name: 'engine_size',
    label: 'Engine size',
    type: 'text',
    required: '0',
    instructions: 'In litres or cc, such as 1.4',
  },
  {
    name: 'first_registered',
    label: 'First registered',
    type: 'datepicker',
    required: '0',
    date_option: 'future',
    instructions: 'As DD/MM/YY. It stands in box B of the V5C logbook',
  },
  {
    name: 'mot_expires',
    label: 'MOT runs out',
    type: 'datepicker',
    required: '0',
    date_option: 'none',
    instructions: 'As DD/MM/YY. Leave it empty if it needs none yet',
  },
  {
    name: 'keepers',
    label: 'Keepers so far',
    type: 'select',
    required: '0',
    options: lines('1::1, myself', '2', '3', '4', '5::5 or more'),
    instructions: 'With yourself, as the V5C counts them',
  },
  {
    name: 'keys',
    label: 'Keys',
    type: 'radio',
    required: '0',
    options: lines('1::One', '2::Two or more'),
  },
  {
    name: 'service_history',
    label: 'Service history',
    type: 'select',
    required: '1',
    options: lines(
      'franchise::Complete, by dealers of the make',
      'full::Complete, by other garages',
      'part::In part',
      'none::None',
    ),
  },
  {
    name: 'last_service',
    label: 'Last service',
    type: 'datepicker',
    required: '0',
    date_option: 'future',
    instructions: 'As DD/MM/YY, as near as you know it',
  },
  {
    name: 'logbook',
    label: 'V5C logbook',
    type: 'select',
    required: '0',
    options: lines(
      'mine::I have it, in my name',
      'other::It is in another name',
      'missing::I do not have it',
    ),
  },
  {
    name: 'outstanding_finance',
    label: 'Is there finance to pay off?',
    type: 'radio',
    required: '1',
    options: YES_OR_NO,
  },
  {
    name: 'settlement',
    label: 'How much is left to pay?',
    type: 'number',
    required: '1',
    asked_when: 'outstanding_finance::yes',
    instructions:
      'If there is finance: in pounds. A guess will do; your lender gives the settlement figure',
  },
];

const DAMAGE = lines(
  'scratched::Scratched or scuffed',
  'chipped::Stone chips',
  'dented::Dented',
  'rusted::Rust',
  'broken::Cracked or broken',
);

const part = (name: string, label: string): WireField => ({
  name: `damage_${name}`,
  slug: name,
  label,
  type: 'select',
  required: '0',
  placeholder: 'No damage',
  options: DAMAGE,
});

/** The parts of the drawing, from the front to the back, then the passenger's side and the driver's. */
const PARTS: readonly WireField[] = [
  part('front_bumper', 'Front bumper'),
  part('bonnet', 'Bonnet'),
  part('windscreen', 'Windscreen'),
  part('roof', 'Roof'),
  part('tailgate', 'Boot or tailgate'),
  part('rear_bumper', 'Rear bumper'),
  part('left_front_wing', 'Left front wing'),
  part('left_front_door', 'Left front door'),
  part('left_rear_door', 'Left rear door'),
  part('left_rear_wing', 'Left rear wing'),
  part('right_front_wing', 'Right front wing'),
  part('right_front_door', 'Right front door'),
  part('right_rear_door', 'Right rear door'),
  part('right_rear_wing', 'Right rear wing'),
];

const APPEARANCE: readonly WireField[] = [
  {
    name: 'outside',
    label: 'The outside, taken together',
    type: 'radio',
    required: '1',
    options: lines(
      'like-new::Like new: no marks',
      'good::Good: light marks for its age',
      'average::Average: several scratches or small dents',
      'poor::Poor: damage that needs a bodyshop',
    ),
  },
  {
    name: 'inside',
    label: 'The inside, taken together',
    type: 'radio',
    required: '1',
    options: lines(
      'like-new::Like new: no wear',
      'good::Good: clean, light wear',
      'average::Average: worn, stained or scuffed',
      'poor::Poor: torn, burnt or broken parts',
    ),
  },
];

const namesOf = (fields: readonly WireField[]): readonly string[] => fields.map(({ name }) => name);

/** Part of the price of the next vehicle (ROUTE-12, PX-01 to PX-09, CG-105). */
export const PART_EXCHANGE_FORM = deskForm({
  id: 'part-exchange',
  title: 'Part exchange your car or van',
  prefix: 'PX',
  confirmation:
    'Thank you. We have your vehicle’s details and will ring you with what we can offer.',
  submitText: 'Send to the branch',
  fields: [
    ...YOUR_DETAILS,
    ...VEHICLE,
    ...PARTS,
    ...APPEARANCE,
    ...CONDITION_FIELDS,
    DEALERSHIP_FIELD,
  ],
  more: {
    date_format: 'DD/MM/YY',
    sections: [
      {
        id: 'your-details',
        title: 'Your details',
        instructions:
          'Your car or van can pay for part of the next one. Tell us about it, and a branch rings you with an offer. It takes about ten minutes and binds you to nothing.',
        fields: namesOf(YOUR_DETAILS),
      },
      { id: 'vehicle-information', title: 'Vehicle information', fields: namesOf(VEHICLE) },
      {
        id: 'damage-assessment',
        title: 'Damage assessment',
        instructions:
          'Mark each part that is damaged, with the worst of what is wrong with it. Leave the others as they are.',
        fields: namesOf(PARTS),
        extras: ['damage_diagram'],
      },
      {
        id: 'general-appearance',
        title: 'General appearance',
        fields: namesOf(APPEARANCE),
        extras: ['photographs'],
      },
      {
        id: 'vehicle-analysis',
        title: 'Vehicle analysis',
        instructions: 'What you know of it. Leave out what you do not.',
        fields: namesOf(CONDITION_FIELDS),
      },
      { id: 'select-branch', title: 'Select branch', fields: [DEALERSHIP_FIELD.name] },
      { id: 'marketing-preferences', title: 'Marketing preferences', extras: ['opt_in'] },
      {
        id: 'declaration',
        title: 'Declaration',
        instructions: 'What I have said of the vehicle is true as far as I know.',
        extras: ['terms'],
      },
    ],
  },
});
