import { inPounds } from '../../../core/kernel/money';
import { feeBack, type ReservationNews } from '../../../core/reservation/public';
import { longDay } from '../day-copy';
import { clockTime } from './reserve-page-copy';

const BACK = inPounds(feeBack('withdrawn'));

export const OWN_RESERVATIONS = {
  title: 'Your reservations',
  unavailable: 'Your reservations cannot be shown just now. Nothing is lost.',
  gone: 'A vehicle that we no longer list',
  started: 'Started',
  collected: 'Collected',
  reference: 'Reference',
  visit: 'Your visit',
  visitAt: (day: string, time: string): string => `${longDay(day)} at ${time}`,
  held: (endsAt: string): string => `Held for you until ${clockTime(endsAt)}. Nothing is paid yet.`,
  print: 'Show and print',
  see: 'See how it stands',
  giveUp: 'Give up this reservation',
  giveUpText: `All ${BACK} that you paid goes back to your card: banks take up to ten days to show it. The vehicle is for sale again at once.`,
  giveUpYes: 'Yes, give it up',
  givingUp: 'Giving it up',
  givenUp: `Your reservation is given up. ${BACK} is on its way back to your card.`,
} as const;

/** How a reservation stands, in a word or two. */
export const OWN_STATE_WORDS: Readonly<Record<ReservationNews, string>> = {
  reserved: 'Reserved',
  confirming: 'Being confirmed',
  declined: 'Card declined',
  held: 'Not paid yet',
  refunded: 'Paid back',
  cancelled: 'Ended without payment',
  ended: 'Ended without payment',
};

/** Why a reservation could not be given up. */
export const GIVING_UP_PROBLEMS = {
  unknown:
    'We do not find this reservation under your email address. Please ring the branch with your reference.',
  collected: 'The vehicle is collected, and its reservation cannot be given up any more.',
  'too-often': 'That was sent too often. Please wait a minute, and try again.',
  unavailable:
    'That could not be done just now, and it is our fault. If it still says “Reserved” here, please try again in a moment.',
} as const;

export type GivingUpProblem = keyof typeof GIVING_UP_PROBLEMS;
