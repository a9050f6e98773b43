import {
  LONGEST_PASSWORD,
  SHORTEST_PASSWORD,
  type LoginFailure,
  type PasswordFault,
  type SetPasswordFailure,
} from '../../../core/account/public';
import { assertNever } from '../../../core/kernel/assert-never';
import type { GatewayFailure } from '../../../core/kernel/failure';

/** The words of logging in and of what a customer has here. */
export const LOGIN_WORDS = {
  title: 'Log in',
  description: 'Log in to follow a vehicle that you have reserved or are buying from us.',
  email: 'Email address',
  password: 'Password',
  submit: 'Log in',
  busy: 'Logging in',
  forgotten: 'Forgotten your password, or never set one?',
  passkey: 'Log in with a passkey',
  or: 'or',
  aside: {
    title: 'What an account is for',
    points: [
      'Follow what you have reserved or are buying, and go on where you left off, on any device.',
      'An account comes with your first reservation. Set its password once, by a link that we email to you.',
      'You need none to search, save vehicles, have your own valued or ask us a question.',
    ],
  },
} as const;

/** Why somebody is at the login, said above the form. */
export const LOGIN_REASONS = {
  ended: {
    title: 'You are not logged in any more',
    text: 'Your time was up, or you logged out in another window. Log in to go on.',
  },
  'logged-out': {
    title: 'You are logged out',
    text: 'Nothing of your account is left in this browser. Vehicles that you saved on this device stay on its list.',
  },
  'password-set': {
    title: 'Your password is set',
    text: 'Log in with it. Any device that was logged in before has been logged out.',
  },
} as const;

export type LoginReason = keyof typeof LOGIN_REASONS;

export const SHOW_PASSWORD = { show: 'Show', hide: 'Hide', label: 'Show password' } as const;

export const RESET_WORDS = {
  ask: {
    title: 'Set or reset your password',
    description: 'Have a link emailed to you to set a password with.',
    lead: 'Tell us the email address that you reserved with or log in with. We send you a link to set a password.',
    submit: 'Email me a link',
    busy: 'One moment',
  },
  reservation: {
    lead: 'We can email a link to the address that this reservation was made with. Follow it to set a password, and your reservation is there whenever you log in.',
    submit: 'Email me a link',
    other: 'Use another address',
  },
  sent: {
    title: 'Look in your mailbox',
    text: 'If there is anything to send to this address, a message is on its way. Its link is good for one hour.',
    hint: 'It can take a few minutes. Look among unwanted mail too.',
    again: 'Ask for another link',
  },
  set: {
    title: 'Choose a password',
    description: 'Choose the password of your account.',
    label: 'New password',
    hint: `${String(SHORTEST_PASSWORD)} characters or more, of any kind. Three words that do not belong together are easy to remember and hard to guess.`,
    submit: 'Set password',
    busy: 'One moment',
  },
  over: {
    title: 'This link is no longer good',
    text: 'It has been used, or is more than an hour old, or a newer one was used. Ask for another: it takes a minute.',
    submit: 'Ask for another link',
  },
  back: 'Back to log in',
} as const;

export const DASHBOARD_WORDS = {
  title: 'Your account',
  description: 'What you have reserved or are buying, and how you log in.',
  hello: (name: string): string => `Hello, ${name}`,
  loggedInAs: 'Logged in as',
  logOut: 'Log out',
  waiting: 'One moment: we are looking up who you are.',
  unavailable: {
    title: 'We cannot look up your account just now',
    text: 'You are still logged in, and nothing is lost. Please try again in a moment.',
    retry: 'Try again',
  },
  waysIn: 'How you log in',
  passwordTitle: 'Password',
  passwordText:
    'To change it, have a link emailed to you. All your devices are logged out once it is used.',
  passwordLink: 'Change password',
} as const;

export const PASSKEY_WORDS = {
  title: 'Passkeys',
  lead: 'With a passkey you log in as you unlock your device: by fingerprint, face or PIN. There is nothing to remember and nothing to be stolen from us.',
  none: 'No passkey yet.',
  add: 'Add a passkey',
  busy: 'Waiting for your device',
  remove: 'Remove',
  removeNamed: (name: string): string => `Remove passkey ${name}`,
  added: (day: string): string => `Added ${day}`,
  lastUsed: (day: string): string => `last used ${day}`,
  wasAdded: 'The passkey was added.',
  wasRemoved: 'The passkey was removed. Remove it on your device too.',
  unsupported: 'This browser cannot use passkeys.',
  needsScript: 'Adding a passkey needs JavaScript in your browser.',
} as const;

/** What came of asking the device. */
export const PASSKEY_PROBLEMS = {
  cancelled: 'No passkey was used. You can try again.',
  known: 'This device has a passkey for your account already.',
  failed: 'The passkey could not be used. Please log in with your password.',
  'not-added': 'The passkey could not be added. Please try again.',
  unreachable: 'We could not be reached. Check your connection and try again.',
} as const;

export type PasskeyProblem = keyof typeof PASSKEY_PROBLEMS;

export type EmailFault = 'missing' | 'not-an-email';

export const emailSentence = (fault: EmailFault): string =>
  fault === 'missing'
    ? 'Enter your email address'
    : 'Enter an email address in the correct format, like name@example.com';

/** How to put a password right. Complete by type. */
export function passwordSentence(fault: PasswordFault): string {
  switch (fault.kind) {
    case 'empty':
      return 'Enter your password';
    case 'too-short':
      return `Use ${String(fault.least)} characters or more`;
    case 'too-long':
      return `Use ${String(fault.most)} characters or fewer: this one is longer, and we never cut a password`;
    case 'common':
      return 'This password is one of the first that somebody would try: choose another';
    case 'own-address':
      return 'Your email address is no password: choose another';
    default:
      return assertNever(fault);
  }
}

/** No more than anybody can type in by mistake. */
export const TOO_LONG_TO_BE_ONE = `A password here has ${String(LONGEST_PASSWORD)} characters at most`;

const waitWords = (seconds = 60): string =>
  seconds < 90
    ? `${String(Math.max(1, Math.ceil(seconds)))} seconds`
    : `${String(Math.ceil(seconds / 60))} minutes`;

const unavailable = (
  failure: Exclude<GatewayFailure, { readonly kind: 'not-allowed' }>,
): string => {
  switch (failure.kind) {
    case 'unreachable':
    case 'timed-out':
    case 'unreadable':
      return 'Something went wrong at our end. Please try again in a moment.';
    case 'refused':
      return failure.status === 429
        ? `That was tried too often. Please wait ${waitWords(failure.retryAfterSeconds)} and try again.`
        : 'Something went wrong at our end. Please try again in a moment.';
    default:
      return assertNever(failure);
  }
};

/** Why nobody was logged in: the same words whoever has an account (AC-3). */
export function loginSentence(failure: LoginFailure): string {
  if (failure.kind === 'wrong-credentials' || failure.kind === 'not-allowed') {
    return 'The email address or the password is not right. Check both, or have a link emailed to you to set another password.';
  }
  return failure.kind === 'refused' && failure.status === 429
    ? `That was tried too often. Please wait ${waitWords(failure.retryAfterSeconds)}, or have a link emailed to you to set another password.`
    : unavailable(failure);
}

export const linkSentence = (failure: GatewayFailure): string =>
  failure.kind === 'not-allowed' ? unavailable({ kind: 'unreachable' }) : unavailable(failure);

export const setSentence = (
  failure: Exclude<SetPasswordFailure, { readonly kind: 'link-over' }>,
): string => (failure.kind === 'password-refused' ? failure.reason : linkSentence(failure));
