import { timeInBritain } from '../../../core/kernel/british-time';
import { dayInBritain } from '../../../core/kernel/calendar-day';
import { inPounds, inPoundsAndPence, type Money } from '../../../core/kernel/money';
import { DEPOSIT_WAITS_MS, type DepositState, type DepositView } from '../../../core/order/public';
import { longDay } from '../day-copy';

const WAITS_HOURS = String(DEPOSIT_WAITS_MS / 3_600_000);

/** "12:00 on Tuesday 1 December 2026", by British clocks. */
export const momentWords = (instant: string): string => {
  const at = Date.parse(instant);
  return `${timeInBritain(at)} on ${longDay(dayInBritain(at))}`;
};

/** Before, beside and after the button that places an order and leads to the checkout. */
export const DEPOSIT_TERMS = {
  before: (sum: Money, rest: Money): string =>
    `When you place the order you agree to buy the vehicle, and pay a deposit of ${inPounds(sum)} by card on the next page. It is taken off what you pay: the rest, ${inPoundsAndPence(rest)}, is due by the day of collection.`,
  now: 'to pay by card now. Nothing else is taken.',
  button: (sum: Money): string => `Place order and pay ${inPounds(sum)}`,
  after: (sum: Money): string =>
    `You pay on the next page, which is our payment provider’s: we never see your card. The vehicle and your time are kept for you meanwhile. If the ${inPounds(sum)} is not paid within ${WAITS_HOURS} hours, the order ends and nothing is charged. Until you collect the vehicle you can cancel, and get the ${inPounds(sum)} back.`,
} as const;

interface DepositWords {
  readonly title: string;
  readonly text: string;
}

const until = (dueAt: string | undefined): string =>
  dueAt === undefined
    ? 'The vehicle and your time are kept for you.'
    : `The vehicle and your time are kept for you until ${momentWords(dueAt)}. If the deposit is not paid by then, the order ends.`;

/** How an order's deposit stands that is not paid yet. @param isConfirming whether the customer comes from having paid */
export function unpaidWords(
  { state, amount, dueAt }: DepositView,
  isConfirming: boolean,
): DepositWords {
  if (isConfirming) {
    return {
      title: 'Your payment is being confirmed',
      text: 'As soon as your bank has confirmed the payment, this page says so. You need do nothing.',
    };
  }
  return state === 'declined'
    ? {
        title: 'Your card was declined',
        text: `Nothing was charged. Everything in your order is kept, and you can try again with another card. ${until(dueAt)}`,
      }
    : {
        title: `Your deposit of ${inPounds(amount)} is not paid yet`,
        text: `Nothing was charged. ${until(dueAt)}`,
      };
}

export const DEPOSIT_WORDS = {
  pay: (sum: Money): string => `Pay ${inPounds(sum)} now`,
  again: (sum: Money): string => `Try again to pay ${inPounds(sum)}`,
  back: 'Go back and pay',
  paying: 'Going to the payment page',
  provider:
    'You pay on the next page, which is our payment provider’s: we never see your card. Until you collect the vehicle you can cancel, and get all of it back.',
  asking: 'We look again by ourselves.',
  givenUp:
    'It takes longer than usual. You will have an email as soon as it is confirmed. If your bank shows no payment, you may not have paid yet.',
  look: 'Look again',
  paid: (sum: Money): string => `Your deposit of ${inPounds(sum)} is paid`,
  paidText: 'The vehicle and the time of collection are yours.',
  label: 'Deposit',
  firstStep: 'Pay your deposit by card, at the top of this page.',
  unreachable:
    'The card payment cannot be reached just now. Nothing was charged, and your order is kept. Please try again in a moment.',
  missed: 'Your order of this vehicle has ended',
  missedText: (dueAt: string | undefined): string =>
    `Its deposit was not paid${dueAt === undefined ? ' in time' : ` by ${momentWords(dueAt)}`}. The vehicle and the time are free again.`,
  nothingCharged: 'Nothing was charged.',
  kept: 'What you filled in is kept: start again, and check it.',
} as const;

const STATE_WORDS: Readonly<Record<Exclude<DepositState, 'not-asked'>, string>> = {
  owed: 'not paid yet',
  'being-paid': 'not paid yet',
  declined: 'the card was declined',
  paid: 'paid by card',
  'to-refund': 'on its way back to your card',
  refunded: 'paid back to your card',
};

/** "£250, paid by card", for lists, printed pages and calendars; nothing where none is asked. */
export function depositLine({ state, amount, dueAt }: DepositView): string | undefined {
  if (state === 'not-asked') return undefined;
  const due = dueAt === undefined ? '' : `, due by ${momentWords(dueAt)}`;
  return `${inPounds(amount)}, ${STATE_WORDS[state]}${due}`;
}
