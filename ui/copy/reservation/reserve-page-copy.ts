import { timeInBritain } from '../../../core/kernel/british-time';
import type { SendFailure } from '../../../core/enquiry/public';
import type { Reservability } from '../../../core/reservation/public';
import type { SiteSection } from '../../../core/stock/public';
import { vehicleWord } from '../search-copy';

/** For search engines and shared links. */
export const reserveDescription = (vehicle: string): string =>
  `Reserve the ${vehicle} by card and choose when you come to see it.`;

/** "20:14", by British clocks. */
export const clockTime = (instant: string): string => timeInBritain(Date.parse(instant));

/** CC-01, in the pieces that its two links make of it. */
export const ALREADY_RESERVED = {
  before: 'This vehicle is already reserved. ',
  search: 'Search our current used car stock',
  between: ' or ',
  login: 'log in',
  after: ' to continue with previous transactions.',
} as const;

interface NotReservableWords {
  readonly title: string;
  readonly sentence: string;
}

/** Why a vehicle cannot be reserved now, before anybody types anything. */
export function notReservableWords(
  why: Exclude<Reservability, { readonly kind: 'open' }>,
  section: SiteSection,
): NotReservableWords {
  const word = vehicleWord(section, 1);
  switch (why.kind) {
    case 'held':
      return {
        title: `Somebody is reserving this ${word}`,
        sentence: `If they do not pay, it is free again at ${clockTime(why.holdEndsAt)}. Look again then, or ask us to call you.`,
      };
    case 'reserved':
      return {
        title: 'Reserved',
        sentence: `If the customer changes their mind, the ${word} comes back on sale: ask us to call you.`,
      };
    case 'sold':
      return {
        title: 'No longer for sale',
        sentence: `This ${word} has found a new owner. We may have another like it.`,
      };
    case 'not-for-sale':
      return {
        title: 'Not to be reserved online',
        sentence: `This ${word} cannot be reserved at the moment. Ring us and we will tell you why.`,
      };
  }
}

export const LOOK_AGAIN = 'Look again';

/** For whoever began it in another browser. */
export const IS_IT_YOU = {
  question: 'Did you begin this reservation yourself?',
  answer: 'Go on with the same email address',
} as const;

/** Of the shopper's own hold. */
export const OWN_HOLD = {
  held: (section: SiteSection, endsAt: string | undefined): string =>
    `This ${vehicleWord(section, 1)} is held for you${endsAt === undefined ? '' : ` until ${clockTime(endsAt)}`}`,
  goOn: 'Nothing has been charged yet. Check what you typed and go on to pay.',
  declined:
    'Your card was declined, and nothing was charged. Go on to pay to try it again, or another card.',
  over: (section: SiteSection): string => `The hold on this ${vehicleWord(section, 1)} has ended`,
  overAndFree: 'Nothing was charged. Nobody else has reserved it since: you can reserve it again.',
  overAndTaken: 'Nothing was charged. Somebody else is reserving it now.',
  reserved: (section: SiteSection): string => `You have reserved this ${vehicleWord(section, 1)}`,
  see: 'See your reservation',
} as const;

/** While a page stayed open, for whoever hears it. */
export const takenMeanwhile = (section: SiteSection): string =>
  `Somebody else has begun to reserve this ${vehicleWord(section, 1)}. What you typed is kept.`;

/** "12:05 left", for the eye; and in whole minutes, for the ear. */
export const timeLeft = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')} left`;

export const minutesLeft = (minutes: number): string =>
  minutes === 1 ? '1 minute left' : `${String(minutes)} minutes left`;

/** What is charged when a reservation does not come about. */
const NOTHING_CHARGED = 'Nothing was charged, and everything you typed is still here.';

/** Under ERR-39: why the vehicle is not reserved, and what to do. Complete by type. */
export function reserveFailureSentence(failure: SendFailure): string {
  switch (failure.kind) {
    case 'unreachable':
      return `We could not be reached. ${NOTHING_CHARGED} Check your connection and try again.`;
    case 'timed-out':
      return `It took longer than it should. ${NOTHING_CHARGED} Try again: the vehicle is reserved once, however often you press.`;
    case 'not-by-hand':
      return 'It came sooner than anybody types, so we did not take it. Nothing was charged. Please try again.';
    case 'field-faults':
      return 'Nothing was charged. Put right what is marked below and try again.';
    case 'refused':
      return failure.status === 409
        ? NOTHING_CHARGED
        : failure.status === 429
          ? `There were too many requests at once. ${NOTHING_CHARGED} Please try again in a minute.`
          : `Something went wrong at our end. ${NOTHING_CHARGED} Please try again.`;
    case 'unreadable':
      return `We could not take you to the payment. ${NOTHING_CHARGED} Please try again, or ring us.`;
    case 'not-allowed':
      return `Something went wrong at our end. ${NOTHING_CHARGED} Please try again.`;
  }
}

/** Of a browser without script, where only the provider's script leads to the payment. */
export const NEEDS_SCRIPT =
  'The payment page can only be reached with JavaScript. Turn it on, or ring the branch: they will reserve it with you.';
