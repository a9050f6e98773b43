import type { Reading } from '../../../core/valuation/public';
import {
  ABOUT_YOU_WORDS,
  BANNER_WORDS,
  BY_HAND_WORDS,
  FOUND_WORDS,
  PRICE_WORDS,
  TERMS_WORDS,
} from './journey-a-copy';

/** The texts of a screen of the valuation, to the letter of the documents. */
export interface ValuationTexts {
  readonly title: string;
  /** Below it, and on its buttons, in order. */
  readonly texts: readonly string[];
}

const TERMS = `${TERMS_WORDS.before}${TERMS_WORDS.link}${TERMS_WORDS.after}`;

const STEPS_A: Readonly<Record<string, ValuationTexts>> = {
  start: {
    title: BANNER_WORDS.title,
    texts: [BANNER_WORDS.branch, BANNER_WORDS.submit, BANNER_WORDS.busy],
  },
  'successful-lookup': {
    title: FOUND_WORDS.title,
    texts: [FOUND_WORDS.finance, FOUND_WORDS.notYours, FOUND_WORDS.submit],
  },
  'failed-lookup': {
    title: BY_HAND_WORDS.title,
    texts: [
      BY_HAND_WORDS.vehicle,
      BY_HAND_WORDS.next,
      BY_HAND_WORDS.person,
      TERMS,
      BY_HAND_WORDS.submit,
      BY_HAND_WORDS.busy,
      BY_HAND_WORDS.failed,
      BY_HAND_WORDS.sentTitle,
      BY_HAND_WORDS.sent,
      BY_HAND_WORDS.search,
    ],
  },
  'about-you': {
    title: ABOUT_YOU_WORDS.title,
    texts: [ABOUT_YOU_WORDS.lead, TERMS, ABOUT_YOU_WORDS.submit, ABOUT_YOU_WORDS.busy],
  },
  'vehicle-condition': {
    title: PRICE_WORDS.title,
    texts: [PRICE_WORDS.below, PRICE_WORDS.average, PRICE_WORDS.showroom, PRICE_WORDS.search],
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
