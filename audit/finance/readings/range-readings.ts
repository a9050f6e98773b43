import type { Reading } from '../model';
import { decimalText, poundsText } from '../report/figure-text';
import { DEFAULT_PLAN } from '../formulas/calculator-defaults';

/** FIN-15, in pence. */
const AROUND = 2000;
const STEP = 5000;

export interface RangeOfReading {
  readonly from: number;
  readonly to: number;
}

/** Pounds: down and up to a multiple of 50, never below 0 (CG-039, CG-040). */
export const outwardRange = (payment: number): RangeOfReading => ({
  from: Math.max(0, (Math.floor((payment - AROUND) / STEP) * STEP) / 100),
  to: (Math.ceil((payment + AROUND) / STEP) * STEP) / 100,
});

/** The other reading: to whole pounds first, then each end to the nearest 50. */
const nearestRange = (payment: number): RangeOfReading => ({
  from: Math.round(Math.floor((payment - AROUND) / 100) / 50) * 50,
  to: Math.round(Math.ceil((payment + AROUND) / 100) / 50) * 50,
});

/** FILTER-35, in pounds. */
const GAP = 50;

/** The side that is moved stays, the other yields (CG-041). */
export const yieldingGap = (at: number, moved: 'from' | 'to'): RangeOfReading =>
  moved === 'to' ? { from: at - GAP, to: at } : { from: at, to: at + GAP };

const rangeText = ({ from, to }: RangeOfReading): string =>
  `£${decimalText(from, 0)} to £${decimalText(to, 0)}`.replace('£−', '−£');

/** Pence: those of the worked examples WE-031 to WE-034, and the defaults. */
export const READ_PAYMENTS: readonly number[] = [DEFAULT_PLAN.monthly, 23_741, 25_000, 1500];

const UNCLAMPED = READ_PAYMENTS.filter((payment) => payment >= AROUND);
const BELOW_NOTHING = READ_PAYMENTS.filter((payment) => payment < AROUND);

export const RANGE_READINGS: readonly Reading[] = [
  {
    point: 'CG-039: the monthly budget around a payment (FIN-15)',
    literal: 'To whole pounds, then each end to the nearest 50.',
    ours: 'Down and up to a multiple of 50, so that the payment is always within.',
    figures: UNCLAMPED.map((payment) => ({
      what: `Budget for ${poundsText(payment)}`,
      literal: rangeText(nearestRange(payment)),
      ours: rangeText(outwardRange(payment)),
    })),
    why: 'The other reading can give an empty budget, which breaks the slider’s own gap of 50 and finds no vehicles.',
  },
  {
    point: 'CG-040: a budget below 0',
    literal: 'No lower end is named.',
    ours: 'Never below 0, where the slider starts.',
    figures: BELOW_NOTHING.map((payment) => ({
      what: `Budget for ${poundsText(payment)}`,
      literal: rangeText({
        from: (Math.floor((payment - AROUND) / STEP) * STEP) / 100,
        to: outwardRange(payment).to,
      }),
      ours: rangeText(outwardRange(payment)),
    })),
    why: 'Nobody pays less than nothing.',
  },
  {
    point: 'CG-041: the gap of 50 between the two ends (FILTER-35, FILTER-36)',
    literal: 'The ends stay 50 apart; which of them yields is not said.',
    ours: 'The end being moved stays where the shopper put it; the other yields.',
    figures: [
      {
        what: 'Upper end moved to £500, lower end at £500',
        literal: `${rangeText(yieldingGap(500, 'to'))} or ${rangeText(yieldingGap(500, 'from'))}`,
        ours: rangeText(yieldingGap(500, 'to')),
      },
      {
        what: 'Lower end moved to £500, upper end at £500',
        literal: `${rangeText(yieldingGap(500, 'to'))} or ${rangeText(yieldingGap(500, 'from'))}`,
        ours: rangeText(yieldingGap(500, 'from')),
      },
    ],
    why: 'What a hand holds must not jump.',
  },
];
