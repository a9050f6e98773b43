import type { PersonTitle } from '../../../core/valuation/public';

/** VALA-03, VALA-04, VALA-06. */
export const BANNER_WORDS = {
  title: 'Get your free vehicle valuation',
  lead: 'Tell us the registration and the mileage, and see what we would pay for it. Sell it to us, or put it towards your next.',
  registration: 'Your registration',
  mileage: 'Mileage',
  branch: 'Choose closest location',
  submit: 'Get started',
  busy: 'Loading...',
} as const;

/** VALA-12 to VALA-16. */
export const FOUND_WORDS = {
  title: 'Vehicle Details',
  lead: 'Is this your vehicle? What we found under its registration:',
  finance: 'Outstanding Finance (£)',
  financeHint: 'What you still owe your lender on it. Leave it empty if nothing is owed.',
  notYours: 'Not your car?',
  submit: 'Next Step',
} as const;

/** What is said of a vehicle (VALA-13), in order. */
export const FACT_WORDS = {
  make: 'Make',
  model: 'Model',
  derivative: 'Derivative',
  vrm: 'Registration',
  transmission: 'Transmission',
  firstRegistered: 'Date first registered',
  colour: 'Colour',
  engineSize: 'Engine size',
  mileage: 'Mileage',
} as const;

export const NOT_KNOWN = 'Not known';

/** VALA-21 to VALA-33, ERR-40. */
export const BY_HAND_WORDS = {
  title: 'Sorry, we can’t locate your vehicle details at the moment',
  lead: 'Describe it yourself, and a person values it. What you have typed is still here.',
  vehicle: 'Your Vehicle',
  trim: 'Trim',
  dayHint: 'As DD/MM/YYYY, such as 28/11/2019. It is on the V5C logbook.',
  allSix: 'Fill in all six to go on.',
  next: 'Next Step',
  person: 'About you',
  submit: 'Contact us',
  busy: 'Sending...',
  failed: 'Oops. Something went wrong!',
  sentTitle: "Sorry, we couldn't locate a value for your vehicle online.",
  sent: 'A member of our team will be in touch with you to discuss your valuation.',
  search: 'Search cars',
} as const;

/** VALA-36 to VALA-40. */
export const ABOUT_YOU_WORDS = {
  title: 'About you',
  lead: 'Tell us about you, so we may contact you about your valuation',
  name: 'Full name',
  nameHint: 'First name and last name',
  email: 'Email address',
  postcode: 'Postcode',
  telephone: 'Phone number',
  submit: 'Get my valuation',
  busy: 'Processing...',
} as const;

/** VALA-27, in three pieces, since the second leads to the policy; the asterisk is the documents' own. */
export const TERMS_WORDS = {
  before: 'Check this box to agree to our ',
  link: 'privacy terms & conditions',
  after: '*',
} as const;

export const PRIVACY_ADDRESS = '/privacy-policy/';

/** VALA-37. */
export const OPT_IN_LEGEND = 'Tell me about offers by';
export const PRIVACY_LINK = 'How we use what you tell us';

/** VALA-45 to VALA-48. */
export const PRICE_WORDS = {
  title: 'Your Valuation',
  below: 'Below Average',
  average: 'Average',
  showroom: 'Showroom',
  search: 'Search cars',
  another: 'Value another vehicle',
} as const;

/** CG-031. */
export const TITLE_WORDS: Readonly<Record<PersonTitle, string>> = {
  mr: 'Mr',
  mrs: 'Mrs',
  ms: 'Ms',
  miss: 'Miss',
  dr: 'Dr',
  rev: 'Rev',
  other: 'Other',
  prefer_not_to_say: 'Prefer not to say',
};

/** Names the steps of the journey, for those who hear them. */
export const SCREENS_IN_ALL = 4;

/** Beside a form, over the vehicle that it is about. */
export const YOUR_VEHICLE = 'Your vehicle';

/** For search engines and shared links. */
export const VALUATION_DESCRIPTION =
  'What your car or van is worth to us: a free valuation by registration and mileage, in three prices by condition.';

export const HAVE_READY = {
  title: 'What to have ready',
  list: [
    'The registration and the mileage on the clock',
    'The V5C logbook, in your name and at your address',
    'The service record, and when the MOT runs out',
    'What is still owed on it, if it is on finance: your lender calls this the settlement figure',
  ],
} as const;

export const HOW_IT_WORKS = {
  title: 'How it works',
  list: [
    'We look your vehicle up by its registration.',
    'You see three prices, by the condition that it is in, and how they add up.',
    'A valuer at the branch sees it, and you agree the figure. You can also put it towards your next.',
  ],
} as const;
