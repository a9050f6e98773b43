import {
  affordableDeposit,
  calculatorDeposit,
  depositOptions,
  withinSliders,
  SLIDER_LIMITS,
} from '../../../core/finance/public';
import { inPounds, nothing, pounds } from '../../../core/kernel/money';
import { AMOUNT, DEPOSIT, MONTHS } from '../formulas/calculator-defaults';
import type { Reading } from '../model';

const SMALL_AMOUNT = pounds(1500);
const ABOVE_IT = pounds(2000);
const clamped = calculatorDeposit(SMALL_AMOUNT, ABOVE_IT);
const slider = withinSliders({ amount: SMALL_AMOUNT, deposit: ABOVE_IT, months: MONTHS });

const EQUAL = pounds(4000);
const UNDER_A_THOUSAND = pounds(999);

const BEFORE_OFFER = pounds(2100);
const FINAL_PRICE = pounds(1950);
const CHOSEN = { deposit: 2000, depositType: 'Amount' } as const;

const maximum = (amount: typeof AMOUNT, deposit: typeof AMOUNT): string =>
  inPounds(calculatorDeposit(amount, deposit).maximum);

/** FIN-28 to the letter: the top of the options, in pounds, before anybody asks whether it is one. */
const specifiedTop = (price: number): string =>
  `up to −£${500 - Math.floor(price / 100_000) * 1000}`;

export const DEPOSIT_READINGS: readonly Reading[] = [
  {
    point: 'CG-036: the calculator’s largest deposit (FIN-08 to FIN-10)',
    literal:
      'Three rules that overlap where amount and deposit are equal; where the deposit is cut to the amount, none of them names a maximum.',
    ours: 'Cut the deposit to the amount first, then work out the maximum (whole thousands of amounts up to £10,000, else £10,000), then show the slider no higher than that.',
    figures: [
      {
        what: `Amount ${inPounds(AMOUNT)}, deposit ${inPounds(DEPOSIT)}: maximum`,
        literal: inPounds(SLIDER_LIMITS.deposit.most),
        ours: maximum(AMOUNT, DEPOSIT),
      },
      {
        what: `Amount ${inPounds(EQUAL)}, deposit ${inPounds(EQUAL)}: maximum`,
        literal: 'two rules apply',
        ours: maximum(EQUAL, EQUAL),
      },
      {
        what: `Amount ${inPounds(SMALL_AMOUNT)}, deposit ${inPounds(ABOVE_IT)}: maximum`,
        literal: 'none named',
        ours: inPounds(clamped.maximum),
      },
      {
        what: 'The same: deposit, and where its slider stands',
        literal: inPounds(SMALL_AMOUNT),
        ours: `${inPounds(clamped.deposit)}, slider at ${inPounds(slider.deposit)}`,
      },
    ],
    why: 'In this order the three rules never meet, and the slider never stands outside its own ends.',
  },
  {
    point: 'CG-043: deposits on offer under £1,000 (FIN-28, FIN-29)',
    literal:
      'Steps of £500 up to the price rounded down to the thousand, less £500; only £0 up to £500.',
    ours: 'Only £0 below £1,000; the final price is meant.',
    figures: [
      {
        what: `Deposits at ${inPounds(UNDER_A_THOUSAND)}`,
        literal: specifiedTop(UNDER_A_THOUSAND),
        ours: depositOptions(UNDER_A_THOUSAND).map(inPounds).join(', '),
      },
    ],
    why: 'The formula gives a deposit below nothing.',
  },
  {
    point: 'CG-045: replacing a default deposit that is too large (FIN-30)',
    literal: 'Compares the deposit with the final price, then asks whether “price” is over £2,000.',
    ours: 'The final price throughout.',
    figures: [
      {
        what: `Price ${inPounds(BEFORE_OFFER)}, final price ${inPounds(FINAL_PRICE)}, deposit ${inPounds(pounds(CHOSEN.deposit))}`,
        literal: inPounds(BEFORE_OFFER > pounds(2000) ? pounds(1000) : nothing),
        ours: inPounds(pounds(affordableDeposit(FINAL_PRICE, CHOSEN).deposit)),
      },
    ],
    why: 'The final price is what is financed.',
  },
];
