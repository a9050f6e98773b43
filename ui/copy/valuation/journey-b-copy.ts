import type { CareChoice } from '../../../core/valuation/public';

/** How many steps there are (VALB-01). */
export const STEPS_IN_ALL = 4;

/** VALB-02; the documents name no title for it, and no words for its button. */
export const VEHICLE_STEP = {
  title: 'Get your free vehicle valuation',
  lead: 'In four steps: your vehicle, whether we found the right one, how to reach you, and then its price.',
  registration: 'Registration',
  mileage: 'Mileage',
  branch: 'Preferred branch',
  submit: 'Continue',
  busy: 'Loading...',
} as const;

/** VALB-03. */
export const YOURS_STEP = {
  title: 'Is this your vehicle?',
  lead: 'What we found under its registration. Put right what is not so.',
  history: 'Service history',
  keepers: 'Number of previous owners',
  keepersHint: 'Owners before you, as the V5C logbook says.',
  submit: 'Yes, it is mine',
} as const;

/** VALA-65. */
export const CARE_WORDS: Readonly<Record<CareChoice, string>> = {
  full: 'Full',
  some: 'Some',
  none: 'None',
  'not-due': 'First not due',
};

/** Facts of the vehicle that only this reading shows. */
export const FUEL = 'Fuel';
export const ENGINE = 'Engine';
export const REGISTERED = 'Date of registration';

/** VALB-04. */
export const ASSUMPTIONS_STEP = {
  title: 'Our assumptions',
  assumption: '6 months or more MOT',
  lead: 'We value your vehicle as one that has:',
  otherwise: 'If it is otherwise, tell the branch: the price may change.',
  details: 'Your details',
  name: 'Full name',
  email: 'Email address',
  postcode: 'Postcode',
  telephone: 'Telephone number',
  submit: 'Get my valuation',
  busy: 'Processing...',
} as const;

/** VALB-06. */
export const START_AGAIN = 'Start again';

/** ERR-42, to the letter. */
export const ALREADY_VALUED = {
  title: 'A valuation has already been submitted for this vehicle',
  text: 'This vehicle has recently been valued, please check your emails for confirmation.',
} as const;

/** ERR-41, to the letter. */
export const NOT_VALUED =
  'We were unable to value your vehicle please contact us directly to get a valuation.';

export const IS_VALUED = {
  lead: 'Your valuation has a page of its own, which the email to you leads to as well.',
  link: 'See your valuation',
} as const;
