import type { Reading } from '../../core/valuation/public';

/** The texts of a screen of the valuation, to the letter of the documents. */
export interface ValuationTexts {
  readonly title: string;
  /** Below it, and on its buttons, in order. */
  readonly texts: readonly string[];
}

const STEPS_A: Readonly<Record<string, ValuationTexts>> = {
  // VALA-03, VALA-06.
  start: {
    title: 'Get your free vehicle valuation',
    texts: ['Choose closest location', 'Get started', 'Loading...'],
  },
  // VALA-12 to VALA-16.
  'successful-lookup': {
    title: 'Vehicle Details',
    texts: ['Outstanding Finance (£)', 'Not your car?', 'Next Step'],
  },
  // VALA-21 to VALA-33, ERR-40.
  'failed-lookup': {
    title: 'Sorry, we can’t locate your vehicle details at the moment',
    texts: [
      'Your Vehicle',
      'Next Step',
      'About you',
      'Check this box to agree to our privacy terms & conditions*',
      'Contact us',
      'Sending...',
      'Oops. Something went wrong!',
      "Sorry, we couldn't locate a value for your vehicle online.",
      'A member of our team will be in touch with you to discuss your valuation.',
      'Search cars',
    ],
  },
  // VALA-36, VALA-40.
  'about-you': {
    title: 'About you',
    texts: [
      'Tell us about you, so we may contact you about your valuation',
      'Check this box to agree to our privacy terms & conditions*',
      'Get my valuation',
      'Processing...',
    ],
  },
  // VALA-45 to VALA-48.
  'vehicle-condition': {
    title: 'Your Valuation',
    texts: ['Below Average', 'Average', 'Showroom', 'Search cars'],
  },
};

const STEPS_B: Readonly<Record<string, ValuationTexts>> = {
  // VALB-02 names no title: the banner's.
  '1': { title: 'Get your free vehicle valuation', texts: [] },
  // VALB-03 to VALB-05.
  '2': { title: 'Is this your vehicle?', texts: [] },
  '3': {
    title: 'Our assumptions',
    texts: ['6 months or more MOT', 'Email', 'Postal', 'SMS', 'Telephone'],
  },
  // ERR-42.
  '4': {
    title: 'Your free vehicle valuation is waiting',
    texts: [
      'A valuation has already been submitted for this vehicle',
      'This vehicle has recently been valued, please check your emails for confirmation.',
    ],
  },
  summary: { title: 'Your free vehicle valuation is waiting', texts: [] },
  // ERR-41.
  error: {
    title: 'We were unable to value your vehicle please contact us directly to get a valuation.',
    texts: [],
  },
};

const STEPS: Readonly<Record<Reading, Readonly<Record<string, ValuationTexts>>>> = {
  a: STEPS_A,
  b: STEPS_B,
};

export const valuationTexts = (reading: Reading, step: string): ValuationTexts =>
  STEPS[reading][step] ?? { title: step, texts: [] };
