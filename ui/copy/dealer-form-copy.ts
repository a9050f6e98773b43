import type { FormKind } from '../../core/enquiry/public';

interface FormWords {
  /** Above the fields. */
  readonly lead?: string;
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
    lead: 'Leave your number, and somebody at the branch who knows the vehicle rings you back.',
    receipt: 'Request sent',
    next: (branch = OUR_BRANCH) => [`${branch} rings you on the number you gave.`, RING_THEM],
  },
  enquire: {
    lead: 'Ask whatever you want to know. It goes to the branch where the vehicle stands.',
    receipt: 'Enquiry sent',
    next: ANSWERED,
  },
  'general-enquiry': {
    lead: 'Ask us about anything. Choose the branch that should answer.',
    receipt: 'Enquiry sent',
    next: ANSWERED,
  },
  'test-drive': {
    lead: 'Choose a day and a time when the branch is open. It costs nothing and binds you to nothing.',
    receipt: 'Test drive requested',
    next: (branch = OUR_BRANCH) => [
      `${branch} confirms the day and the time with you.`,
      'Bring your driving licence if you are going to drive.',
      'Plans change: ring them and give your reference.',
    ],
  },
  appointment: {
    lead: 'We walk around a vehicle with you by video call. Choose a day and a time when the branch is open.',
    receipt: 'Appointment requested',
    next: (branch = OUR_BRANCH) => [
      `${branch} confirms the time and sends you a link by email.`,
      'Open the link on your telephone or computer. You need no account.',
      'Ask to see whatever matters to you: tyres, scratches, the service record, the engine running.',
    ],
  },
  contact: {
    lead: 'Write to the branch whatever it is about.',
    receipt: 'Message sent',
    next: ANSWERED,
  },
  'outstanding-finance': {
    lead: 'You can sell or part exchange a car that is not paid off. We settle with your lender first and the rest is yours.',
    receipt: 'Sent',
    next: (branch = OUR_BRANCH) => [
      `${branch} values the car and rings you.`,
      'Ask your lender for a settlement figure meanwhile. They must send it, and it holds for a set number of days.',
      'If the car is worth more than you owe, we pay the lender and you get the difference.',
      'If it is worth less, you pay the difference, or ask us what else can be done.',
    ],
  },
  voucher: {
    lead: 'Tell us who you are and which branch you will visit, and download your voucher.',
    receipt: 'Your voucher',
    next: (branch = OUR_BRANCH) => [
      'Download the voucher or note its reference.',
      `${branch} tells you what it is worth on the vehicle you choose.`,
    ],
  },
  generic: {
    receipt: 'Sent',
    next: (branch = OUR_BRANCH) => [`${branch} reads what you sent and answers you.`, RING_THEM],
  },
};

/** Where a form has no title of its own. */
export const WRITE_TO_US = 'Write to us';

/** For search engines, of a form that has no words of its own. */
export const A_FORM = 'A form to one of our branches.';

export const DOWNLOAD_VOUCHER = 'Download your voucher';
export const VOUCHER_FILE_NAME = 'forecourt-voucher.txt';

/** What stands on the voucher. */
export const voucherText = (title: string, reference = '', branch = 'any branch'): string =>
  [title, `Reference ${reference}`, `To be shown at ${branch}`, ''].join('\n');

/** Beside a form that is about no vehicle. */
export const BEFORE_YOU_SEND = 'What happens when you send it';
