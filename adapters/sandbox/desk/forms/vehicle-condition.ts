import type { WireField } from './desk-form';

const lines = (...options: readonly string[]): string => options.join('\n');

const YES_OR_NO = lines('yes::Yes', 'no::No');

/** One of a few that somebody may leave open. */
const choice = (name: string, label: string, ...options: readonly string[]): WireField => ({
  name,
  label,
  type: 'select',
  required: '0',
  options: lines(...options),
});

const question = (name: string, label: string, required: '0' | '1' = '0'): WireField => ({
  name,
  label,
  type: 'radio',
  required,
  options: YES_OR_NO,
});

const working = (name: string, label: string): WireField =>
  choice(name, label, 'good::No faults', 'fault::Has a fault', 'unknown::I do not know');

/** What an appraiser looks at beside the bodywork: what runs, what is worn, and what has been done to it. */
export const CONDITION_FIELDS: readonly WireField[] = [
  question('drives', 'Does it start and drive?', '1'),
  question('warning_lights', 'Is a warning light on?', '1'),
  {
    name: 'which_lights',
    label: 'Which lights are on?',
    type: 'text',
    required: '1',
    asked_when: 'warning_lights::yes',
    instructions: 'If one is on, such as engine or airbag',
  },
  working('engine', 'Engine'),
  working('clutch_and_gearbox', 'Clutch and gearbox'),
  working('brakes', 'Brakes'),
  working('steering_and_suspension', 'Steering and suspension'),
  working('electrics', 'Windows, locks and lights'),
  choice(
    'air_conditioning',
    'Air conditioning',
    'cold::Blows cold',
    'fault::Does not blow cold',
    'none::It has none',
  ),
  choice(
    'glass',
    'Other glass and mirrors',
    'good::No marks',
    'chipped::Chipped or scratched',
    'broken::Cracked or broken',
  ),
  choice(
    'tyres',
    'Tread of the most worn tyre',
    'good::3 mm or more',
    'worn::1.6 mm to 3 mm',
    'bald::Less than 1.6 mm',
    'unknown::I do not know',
  ),
  choice(
    'wheels',
    'Wheels',
    'good::No marks',
    'scuffed::One or two scuffed',
    'worse::Three or four scuffed, or one cracked',
  ),
  choice(
    'spare_wheel',
    'Spare wheel or repair kit',
    'spare::Spare wheel',
    'kit::Repair kit',
    'none::Neither',
  ),
  choice(
    'timing_belt',
    'Timing belt',
    'changed::Has been changed',
    'due::Has not been changed',
    'chain::It has a chain, or no engine',
    'unknown::I do not know',
  ),
  question('repaired', 'Has it been repaired after an accident?'),
  {
    name: 'written_off',
    label: 'Has an insurer ever written it off?',
    type: 'select',
    required: '1',
    options: lines(
      'no::No',
      'n::Yes, category N or D',
      's::Yes, category S or C',
      'unknown::I do not know',
    ),
  },
  question('imported', 'Was it imported?'),
  question('modified', 'Has anything been changed from how it was made?'),
  {
    name: 'how_modified',
    label: 'What has been changed?',
    type: 'text',
    required: '1',
    asked_when: 'modified::yes',
    instructions: 'If anything has been, such as wheels or exhaust',
  },
  {
    name: 'remarks',
    label: 'Anything else that we should know',
    type: 'textarea',
    required: '0',
  },
];
