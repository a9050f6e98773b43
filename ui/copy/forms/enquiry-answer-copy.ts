import type { EnquiryAvailability, EnquiryKind } from '../../../core/enquiry/public';
import type { SiteSection } from '../../../core/stock/public';
import { vehicleWord } from '../search-copy';

/** "Forecourt Bolton" and its kin begin a sentence; a vehicle without a place has our branches. */
const OUR_BRANCH = 'the branch';

/** Says plainly that this cannot be done here yet, and what can. */
export const enquiryLead = (kind: EnquiryKind, branch = OUR_BRANCH): string =>
  ({
    reserve: `Ring ${branch} and they will reserve it with you.`,
    'buy-now': `You cannot buy on this page yet. Ring ${branch} and they will take you through buying and collecting it.`,
    'test-drive': `Ring ${branch} and they will agree a time with you.`,
    appointment: `Ring ${branch} and they will agree a time with you.`,
    callback: `Ring ${branch} and say when you would like to be rung back.`,
    enquire: `Ring ${branch} and ask whatever you want to know.`,
    'general-enquiry': `Ring ${branch} and ask whatever you want to know.`,
  })[kind];

export const WHAT_HAPPENS_NEXT = 'What happens next';

export const WHAT_HAPPENS = 'What happens when you ring';

const LAST_STEP: Readonly<Record<EnquiryKind, string>> = {
  reserve: 'They tell you what reserving involves before you agree to anything.',
  'buy-now': 'They tell you how paying and collecting work before you agree to anything.',
  'test-drive': 'You agree a day and a time. Bring your driving licence.',
  callback: 'You agree when, and on which number, they ring you back.',
  enquire: 'What they cannot answer at once they find out for you.',
  'general-enquiry': 'What they cannot answer at once they find out for you.',
  appointment: 'You agree a day and a time, and they send you a link for the video call.',
};

/** What happens when a shopper rings, step by step. */
export const ringingSteps = (
  kind: EnquiryKind,
  word: string,
  registration: string | undefined,
): readonly string[] => [
  registration === undefined
    ? `Say which ${word} you mean; its name is on this page.`
    : `Give the registration, ${registration}, so that they find the ${word} at once.`,
  `They tell you whether the ${word} is still there.`,
  LAST_STEP[kind],
];

interface StandingWords {
  readonly title: string;
  readonly sentence: string;
}

/** Why an enquiry cannot be made. */
export const unavailableWords = (
  availability: Exclude<EnquiryAvailability, 'open'>,
  word: string,
): StandingWords =>
  ({
    reserved: {
      title: 'Reserved',
      sentence: `This ${word} is reserved for another customer. If they change their mind it comes back on sale, so ask us to call you.`,
    },
    sold: {
      title: 'No longer for sale',
      sentence: `This ${word} has found a new owner. We may have another like it.`,
    },
    'not-online': {
      title: 'Not sold online',
      sentence: `This ${word} cannot be bought online. Ring us and we will tell you how to buy it.`,
    },
  })[availability];

/** CC-01, before and after the words that lead to the search. */
export const RESERVED_FOR_COLLECTION = {
  before: 'This vehicle is already reserved. ',
  search: 'Search our current used car stock',
  after: ' or log in to continue with previous transactions.',
} as const;

/** Where the branch of a vehicle has no telephone number that we know. */
export const NO_TELEPHONE = 'We have no telephone number for its branch here.';

export const backToVehicle = (section: SiteSection): string =>
  `Back to this ${vehicleWord(section, 1)}`;

/** "More Ford Fiesta". */
export const moreOf = (make: string, range: string): string =>
  ['More', make, range].filter((part) => part !== '').join(' ');
