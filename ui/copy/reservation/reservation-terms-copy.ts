import { inPounds } from '../../../core/kernel/money';
import { HOLD_MS, RESERVATION_FEE } from '../../../core/reservation/public';
import type { SiteSection } from '../../../core/stock/public';
import { vehicleWord } from '../search-copy';

const FEE = inPounds(RESERVATION_FEE);
const HOLD_MINUTES = String(HOLD_MS / 60_000);

interface TermsWords {
  /** Before the form. */
  readonly lead: string;
  /** Beside it. */
  readonly title: string;
  readonly points: readonly { readonly title: string; readonly text: string }[];
  /** Over the button, with the sum before it. */
  readonly now: string;
  /** Under the button. */
  readonly after: string;
}

export const FEE_IN_WORDS = FEE;

/** What the fee is for, how long it holds and how it comes back: the one set of sentences about it (RES-06). */
export function reservationTerms(section: SiteSection): TermsWords {
  const word = vehicleWord(section, 1);
  return {
    lead: `${FEE} keeps this ${word} for you until your visit. It comes off the price if you buy, and goes back to your card if you do not.`,
    title: `What the ${FEE} does`,
    points: [
      {
        title: `It keeps the ${word} for you`,
        text: `You have ${HOLD_MINUTES} minutes to pay, in which nobody else can reserve it. Once it is paid, the ${word} is kept for you until your visit.`,
      },
      { title: 'It comes off the price', text: `If you buy, you pay ${FEE} less on the day.` },
      {
        title: 'You get it back',
        text: `If you decide not to buy, all ${FEE} goes back to your card. A reservation is not a contract to buy.`,
      },
    ],
    now: 'to pay by card. Nothing else is taken.',
    after: `You pay on the next page, which is our payment provider’s: we never see your card. The ${word} is held for you for ${HOLD_MINUTES} minutes meanwhile. If you do not buy it, you get the ${FEE} back.`,
  };
}
