import { inPounds } from '../../../core/kernel/money';
import { RESERVATION_FEE, type ReservationNews } from '../../../core/reservation/public';
import { clockTime } from './reserve-page-copy';

const FEE = inPounds(RESERVATION_FEE);

interface NewsWords {
  readonly title: string;
  /** What became of the money, and of the vehicle. */
  readonly text: readonly string[];
}

/**
 * What became of a reservation, in words.
 * @param word "car" or "van"
 * @param endsAt of a hold, an ISO instant
 */
export function newsWords(
  news: ReservationNews,
  word: string,
  endsAt: string | undefined,
): NewsWords {
  const until = endsAt === undefined ? '' : ` until ${clockTime(endsAt)}`;
  switch (news) {
    case 'reserved':
      return {
        title: `The ${word} is reserved for you`,
        text: [`We have taken ${FEE} from your card. It comes off the price if you buy.`],
      };
    case 'confirming':
      return {
        title: 'Your payment is being confirmed',
        text: [
          `The ${word} is held for you${until}. As soon as your bank has confirmed the payment, it is reserved and this page says so. You need do nothing.`,
        ],
      };
    case 'declined':
      return {
        title: 'Your card was declined',
        text: [`Nothing was charged. The ${word} is still held for you${until}.`],
      };
    case 'held':
      return {
        title: 'You have not paid yet',
        text: [`Nothing was charged. The ${word} is still held for you${until}.`],
      };
    case 'cancelled':
      return {
        title: 'You left without paying',
        text: [`Nothing was charged, and the ${word} is no longer held for you.`],
      };
    case 'ended':
      return {
        title: `The hold on this ${word} has ended`,
        text: [`Nothing was charged, and the ${word} is no longer held for you.`],
      };
    case 'refunded':
      return {
        title: `Your ${FEE} is on its way back`,
        text: [
          `The ${word} is not reserved for you any more. Where your payment came after the hold had ended, somebody else had reserved the ${word} by then.`,
          `All ${FEE} goes back to the card that you paid with. Banks take up to ten days to show it.`,
        ],
      };
  }
}

/** Of a reservation that stands, while another payment for it went back. */
export const PAID_TWICE = `This payment of ${FEE} was one too many. It is on its way back to your card.`;

/** While a payment is awaited. */
export const WAITING = {
  asking: 'We look again by ourselves.',
  givenUp:
    'It takes longer than usual. You will have an email as soon as it is confirmed. If your bank shows no payment, you may not have paid yet.',
  latePayment:
    'If you paid just now, look again in a minute: a payment that comes late still takes the vehicle if it is free, and goes back by itself if it is not.',
  again: 'Look again',
  pay: 'Go back and pay',
} as const;

export const TRY_AGAIN = {
  pay: 'Go on to pay',
  reserve: 'Try again',
  kept: 'Everything you typed is kept.',
} as const;

export const RESERVED = {
  reference: 'Your reference',
  paid: 'Paid by card',
  visit: 'Your visit',
  where: 'Where',
  vehicle: 'Vehicle',
  next: 'What happens next',
  steps: (branch: string): readonly string[] => [
    `${branch} takes it off sale and gets it ready for you.`,
    'They confirm the day and the time of your visit with you.',
    'Look at it, drive it, and decide. A reservation is not a contract to buy.',
  ],
  email: 'We have sent all of this to your email address.',
  changes: (telephone: string | undefined): string =>
    `Plans change: ring ${telephone === undefined ? 'the branch' : telephone.replaceAll(' ', '\u00a0')} and give your reference.`,
  print: 'Print this page',
  follow: 'Set a password to follow your order',
  visitTitle: (vehicle: string): string => `Visit to see the ${vehicle}`,
} as const;

export const OUTCOME_PAGE = {
  description: 'How your reservation stands.',
  branch: 'The branch',
  search: 'Search used cars',
  ring: 'Ring a branch',
} as const;

/** Where the address names no reservation. */
export const NO_RESERVATION = {
  success: {
    title: 'Your reservation',
    text: 'This address names no reservation. Follow the link in the email that confirms it, or ring the branch with your reference.',
  },
  failed: {
    title: 'Your reservation did not go through',
    text: 'This address names no reservation, so we cannot say which it was. If your bank shows a payment to us all the same, ring the branch: they will find it and put it right.',
  },
} as const;

export const UNKNOWN_RESERVATION = {
  title: 'We do not know this reservation',
  text: 'The address may be incomplete. Follow the link in your email, or ring the branch with your reference.',
} as const;

export const OUTCOME_UNAVAILABLE = {
  title: 'We cannot look up your reservation just now',
  text: 'Whatever you have paid is safe. Look again in a minute, or ring the branch.',
} as const;
