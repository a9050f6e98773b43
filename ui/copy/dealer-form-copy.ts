import type { FormKind } from '../../core/enquiry/public';

interface FormWords {
  /** Above the fields. */
  readonly lead: string;
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
export const FORM_WORDS: Readonly<Record<FormKind, FormWords>> = {
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
};

/** Beside a form that is about no vehicle. */
export const BEFORE_YOU_SEND = 'What happens when you send it';
