import type {
  FieldFault,
  FormField,
  OptInChannel,
  SendFailure,
} from '../../../core/enquiry/public';
import { fieldMeaning } from '../../../core/enquiry/public';
import { shownDay, type DateFormat } from '../../../core/kernel/written-day';
import { longDay } from '../day-copy';

/** FORM-06, said once above the fields. */
export const REQUIRED_NOTE = 'Fields marked * are required.';

/** Above the list of what is wrong. */
export const SUMMARY_TITLE = 'There is a problem';

/** In front of the title of a page on which something is wrong. */
export const ERROR_TITLE = 'Error: ';

/** ERR-38. */
export const SUBMIT_FAILED = 'Sorry, we were unable to process your submission';

/** On the button while a form is on its way. */
export const SENDING = 'Sending';

export const DRAFT_RESTORED = 'We kept what you typed';
export const CLEAR_FORM = 'Clear the form';
export const SEND_ANOTHER = 'Send another';

export const WAITING_TITLE = 'You are offline';
export const WAITING_SENTENCE =
  'We kept what you typed. It goes by itself, once, as soon as you have a connection again.';
export const DO_NOT_SEND = 'Do not send';

/** Above a receipt of which no more can be said yet. */
export const SENT_TITLE = 'Sent';

export const REFERENCE = 'Your reference';

/** FORM-21, in three pieces, since the last leads to the terms. */
export const TERMS_SENTENCE = {
  before: 'By submitting this form I agree to the ',
  link: 'Terms and Conditions',
} as const;

/** FORM-27, CG-031. */
export const OPT_IN_WORDS: Readonly<Record<OptInChannel, string>> = {
  telephone: 'Telephone',
  email: 'Email',
  sms: 'SMS',
  postal: 'Postal',
};

export const CHOOSE = 'Please choose';

/** FORM-08, PX-09. */
export const dateHint = (format: DateFormat): string =>
  `As ${format}, such as ${shownDay('2026-11-28', format)}`;

type Named = Pick<FormField, 'label' | 'kind' | 'name'> &
  Partial<Pick<FormField, 'slug' | 'dateFormat'>>;

/** "your first name", "a telephone number": what the sentence about a field asks for. */
function subject(field: Named): string {
  switch (fieldMeaning(field)) {
    case 'first-name':
      return 'your first name';
    case 'last-name':
      return 'your last name';
    case 'full-name':
      return 'your name';
    case 'email':
      return 'your email address';
    case 'telephone':
      return 'your telephone number';
    case 'postcode':
      return 'your postcode';
    case 'registration':
      return 'the registration';
    case 'mileage':
      return 'the mileage';
    case 'make':
      return 'the make';
    case 'model':
      return 'the model';
    case undefined:
      return field.kind === 'date'
        ? field.label === 'Date'
          ? 'a date'
          : `a date for “${field.label}”`
        : /^(your|a|an|the) /i.test(field.label)
          ? lowerFirst(field.label)
          : `your ${lowerFirst(field.label)}`;
  }
}

const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const isChosen = ({ kind }: Named): boolean =>
  ['select', 'radio', 'checkbox', 'dealership', 'department'].includes(kind);

const missingSentence = (field: Named): string =>
  isChosen(field)
    ? `Choose ${choice(field)}`
    : field.label.endsWith('?')
      ? `Answer “${field.label}”`
      : `Enter ${subject(field)}`;

/** One sentence that says how to put a field right. Complete by type. */
export function faultSentence(field: Named, fault: FieldFault): string {
  switch (fault.kind) {
    case 'missing':
      return missingSentence(field);
    case 'terms-not-accepted':
      return 'Agree to the Terms and Conditions to send this form';
    case 'too-long':
      return `${field.label} must be ${fault.most.toLocaleString('en-GB')} characters or fewer`;
    case 'not-a-name':
      return fault.fault.kind === 'characters'
        ? `${field.label} must not include ${listed(fault.fault.characters)}`
        : `${field.label} must include a letter`;
    case 'not-an-email':
      return 'Enter an email address in the correct format, like name@example.com';
    case 'not-a-telephone':
      return 'Enter a telephone number, like 01632 960 001, 07700 900 982 or +44 808 157 0192';
    case 'not-a-postcode':
      return fault.fault.kind === 'incomplete'
        ? 'Enter a full UK postcode, like AA3 1AB'
        : 'Enter a UK postcode, like AA3 1AB';
    case 'not-a-registration':
      return 'Enter a registration as it is on the number plate, like AB12 CDE';
    case 'not-a-number':
      return `${field.label} must be a number`;
    case 'not-a-mileage':
      return 'Enter the mileage in whole miles, like 45,200';
    case 'not-an-option':
      return `Choose ${choice(field)}`;
    case 'not-a-day':
      return `${field.label} must be a real date, like ${shownDay('2026-11-28', field.dateFormat)}`;
    case 'day-too-early':
      return `${field.label} must be ${shownDay(fault.earliest, field.dateFormat)} or later`;
    case 'day-too-late':
      return `${field.label} must be ${shownDay(fault.latest, field.dateFormat)} or earlier`;
    case 'day-closed':
      return fault.next === undefined
        ? `${fault.branch ?? 'We'} ${haveNo(fault)} times on ${longDay(fault.day)}: choose another day`
        : `${fault.branch ?? 'We'} ${haveNo(fault)} times on ${longDay(fault.day)}: choose another day, such as ${longDay(fault.next)}`;
    case 'time-closed':
      return `${fault.branch ?? 'We'} ${haveNo(fault)} appointment at ${fault.time} on that day: choose another time`;
    case 'photographs-refused':
      return fault.refused.map(({ name, why }) => `“${name}” ${PHOTOGRAPH_FAULTS[why]}`).join(' ');
    case 'field-refused':
      return fault.reason;
  }
}

const haveNo = ({ branch }: { readonly branch?: string }): string =>
  branch === undefined ? 'have no' : 'has no';

/** What is to be chosen: of what kind where that is known, else by the field's own label. */
function choice({ kind, label }: Named): string {
  if (kind === 'dealership' || kind === 'department') return `a ${kind}`;
  if (label === 'Time') return 'a time';
  return /^best /i.test(label) ? `the ${lowerFirst(label)}` : `an answer for “${label}”`;
}

const listed = (characters: readonly string[]): string => {
  const quoted = characters.map((character) => `“${character}”`);
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1) ?? ''}`;
};

/** Why a photograph was not taken, after the name of its file. */
export const PHOTOGRAPH_FAULTS = {
  'too-large': 'is larger than 8 MB: choose a smaller one.',
  'not-readable': 'cannot be read: choose a JPEG, PNG or WebP picture.',
  'not-sent': 'did not reach us: choose it again.',
  'too-many': 'is one too many: ten can be sent.',
} as const;

/** Why it was not taken, and what to do, under ERR-38. Complete by type. */
export function submitFailureSentence(failure: SendFailure): string {
  switch (failure.kind) {
    case 'unreachable':
      return 'We could not be reached. Everything you typed is still here: check your connection and send it again.';
    case 'timed-out':
      return 'It took longer than it should. Everything you typed is still here: send it again. We will not receive it twice.';
    case 'not-by-hand':
      return 'It came sooner than anybody types, so we did not take it. Everything you typed is still here: please send it again.';
    case 'field-faults':
      return 'Put right what is marked below and send it again.';
    case 'refused':
      return failure.status === 429
        ? `There were too many requests at once. Everything you typed is still here: ${afterWait(failure.retryAfterSeconds)}.`
        : failure.status === 413
          ? 'It is too long for us to receive. Shorten your message and send it again.'
          : 'Something went wrong at our end. Everything you typed is still here: please send it again.';
    case 'not-allowed':
    case 'unreadable':
      return 'Something went wrong at our end. Everything you typed is still here: please send it again.';
  }
}

const afterWait = (seconds: number | undefined): string =>
  seconds === undefined || seconds > 3600
    ? 'please send it again in a while'
    : seconds > 90
      ? `please send it again in ${String(Math.ceil(seconds / 60))} minutes`
      : 'please send it again in a minute';

/** Where a form has no title of its own. */
export const WRITE_TO_US = 'Write to us';

/** For search engines, of a form that has no words of its own. */
export const A_FORM = 'A form to one of our branches.';

/** Beside a form that is about no vehicle. */
export const BEFORE_YOU_SEND = 'What happens when you send it';
