import type { Opening } from '../../../core/branch/public';
import type { FormKind } from '../../../core/enquiry/public';
import { timeWords } from '../hours-copy';
import { whenWords } from '../opening-copy';

interface FormWords {
  /** The heading of the receipt. */
  readonly receipt: string;
  /** What happens next, step by step; the branch by name where one was chosen. */
  readonly next: (branch?: string) => readonly string[];
}

const OUR_BRANCH = 'The branch';
const RING_THEM = 'If you would rather not wait, ring them and give your reference.';

const ANSWERED = (branch = OUR_BRANCH): readonly string[] => [
  `${branch} reads your question and finds out what you want to know.`,
  'They answer by email. If you left a number they may ring you.',
  RING_THEM,
];

/** What each form says before and after it is sent. */
export const FORM_WORDS: Readonly<Record<FormKind | 'generic', FormWords>> = {
  callback: {
    receipt: 'Request sent',
    next: (branch = OUR_BRANCH) => [`${branch} rings you on the number you gave.`, RING_THEM],
  },
  enquire: {
    receipt: 'Enquiry sent',
    next: ANSWERED,
  },
  'general-enquiry': {
    receipt: 'Enquiry sent',
    next: ANSWERED,
  },
  'test-drive': {
    receipt: 'Test drive requested',
    next: (branch = OUR_BRANCH) => [
      `${branch} confirms the day and the time with you.`,
      'Bring your driving licence if you are going to drive.',
      'Plans change: ring them and give your reference.',
    ],
  },
  appointment: {
    receipt: 'Appointment requested',
    next: (branch = OUR_BRANCH) => [
      `${branch} confirms the time and sends you a link by email.`,
      'Open the link on your telephone or computer. You need no account.',
      'Ask to see whatever matters to you: tyres, scratches, the service record, the engine running.',
    ],
  },
  contact: {
    receipt: 'Message sent',
    next: ANSWERED,
  },
  'outstanding-finance': {
    receipt: 'Sent',
    next: (branch = OUR_BRANCH) => [
      `${branch} values the car and rings you.`,
      'Ask your lender for a settlement figure meanwhile. They must send it, and it holds for a set number of days.',
      'If the car is worth more than you owe, we pay the lender and you get the difference.',
      'If it is worth less, you pay the difference, or ask us what else can be done.',
    ],
  },
  'mot-unsubscribe': {
    receipt: 'Reminders are stopped',
    next: () => [
      'Your address is taken off the list of MOT reminders within two working days.',
      'A message that is on its way already may still reach you.',
      'Nothing else changes that you have asked us for.',
    ],
  },
  voucher: {
    receipt: 'Your voucher',
    next: (branch = OUR_BRANCH) => [
      'Download the voucher or note its reference.',
      `${branch} tells you what it is worth on the vehicle you choose.`,
    ],
  },
  'part-exchange': {
    receipt: 'We have your details',
    next: (branch = OUR_BRANCH) => [
      `${branch} reads what you sent and works out what your vehicle is worth to us.`,
      'They ring you with a figure, and agree a day to see the vehicle.',
      'Have the V5C logbook, the service record and all the keys ready for that day.',
      RING_THEM,
    ],
  },
  generic: {
    receipt: 'Sent',
    next: (branch = OUR_BRANCH) => [`${branch} reads what you sent and answers you.`, RING_THEM],
  },
};

/**
 * When the branch can answer a form that was just sent, in a sentence or two.
 *
 * @param today of London, "2026-12-27".
 */
export function answersNext(branch: string, opening: Opening, today: string): string {
  switch (opening.kind) {
    case 'open':
      return opening.until === undefined
        ? `${branch} is open now.`
        : `${branch} is open now, until ${timeWords(opening.until.minute)}.`;
    case 'closed': {
      const { because, opens } = opening;
      const closed = `${branch} is closed now${because === undefined ? '' : ` for ${because}`}.`;
      return opens === undefined
        ? closed
        : `${closed} It opens ${whenWords(opens, today)}, and answers from then on.`;
    }
    case 'unknown':
      return `${branch} has hours of its own for ${opening.because}: ring to ask.`;
  }
}

export const DOWNLOAD_VOUCHER = 'Download your voucher';
export const VOUCHER_FILE_NAME = 'forecourt-voucher.html';

/** What stands on the voucher. */
export const VOUCHER_WORDS = {
  reference: 'Reference',
  showAt: 'To be shown at',
  anyBranch: 'Any of our branches',
  madeOn: 'Asked for on',
  worth:
    'Print it or show it on your phone. The branch tells you what it is worth on the vehicle you choose.',
} as const;
