import { isLeft } from 'fp-ts/Either';
import {
  CALCULATOR_DEFAULTS,
  calculatorDeposit,
  calculatorFigures,
  type CalculatorFigures,
  type CalculatorTotals,
} from '../../../core/finance/public';
import { monthlyRangeAround } from '../../../core/search/public';
import {
  inPounds,
  inPoundsAndPence,
  nothing,
  pounds,
  subtract,
  type Money,
} from '../../../core/kernel/money';
import { CommandFailed, EXIT } from '../terminal';
import type { Options } from '../question/options';
import {
  aprOption,
  moneyOption,
  moneyOptionOr,
  monthsOption,
  wordAsked,
} from '../question/option-values';
import { inDecimals } from '../question/decimals';
import { figureLines, inPercent } from '../question/figure-lines';
import { planFailureLine } from './plan-failure-line';
import { answeredBy, type Question } from '../question/question';
import { rangeInJson } from './range-question';

const TOTALS = ['regulated', 'as-specified'] as const;

type ShownFigures = Omit<CalculatorFigures, 'plan' | 'credit'>;

interface CalculatorAnswer extends ReturnType<typeof calculatorDeposit> {
  readonly figures: ShownFigures;
  /** Why there is nothing to pay a month, where there is not. */
  readonly why?: string;
}

/** `forecourt finance calculator`: the finance calculator without its page (FIN-01 to FIN-15). */
export const calculatorQuestion: Question<CalculatorAnswer> = {
  name: 'calculator',
  about: 'the figures of the finance calculator',
  keys: [
    { key: 'amount', value: '<pounds>', about: 'amount to borrow, the deposit within it' },
    { key: 'deposit', value: '<pounds>', about: 'at most the amount' },
    { key: 'months', value: '<number>', about: 'pay over' },
    { key: 'apr', value: '<percent>', about: 'percent a year, effective' },
    { key: 'fee', value: '<pounds>', about: 'option to purchase fee (default: 10)' },
    {
      key: 'totals',
      value: '<how>',
      about: `${TOTALS.join(', ')}: with deposit and fee, or to the letter (default: regulated)`,
    },
  ],
  open: answeredBy(answer),
  inJson,
  inText,
};

function answer(options: Options): CalculatorAnswer {
  const amount = moneyOption(options, 'amount');
  const { deposit, maximum } = calculatorDeposit(amount, moneyOption(options, 'deposit'));
  const months = monthsOption(options);
  const apr = aprOption(options);
  const optionFee = moneyOptionOr(options, 'fee', CALCULATOR_DEFAULTS.optionFee);
  const totals = wordAsked(options, 'totals', TOTALS, 'regulated');
  const worked = calculatorFigures({ amount, deposit, months, apr, optionFee }, totals);
  if (!isLeft(worked)) return { deposit, maximum, figures: worked.right };
  if (worked.left.kind !== 'nothing-borrowed') {
    throw new CommandFailed(planFailureLine(worked.left, options), EXIT.wrongUsage);
  }
  return {
    deposit,
    maximum,
    figures: { ...nothingToPay(totals, amount), months, apr },
    why: 'The deposit is all of the amount: nothing is borrowed.',
  };
}

/** FIN-12: nothing borrowed is nothing a month, and no fee; as specified the cost is total less amount. */
const nothingToPay = (totals: CalculatorTotals, amount: Money) => ({
  monthly: nothing,
  totalOfPayments: nothing,
  totalAmountPayable: totals === 'regulated' ? amount : nothing,
  totalCostOfCredit: totals === 'regulated' ? nothing : subtract(nothing, amount),
  optionFee: nothing,
});

function inJson({ figures, deposit, maximum, why }: CalculatorAnswer) {
  return {
    monthly: inDecimals(figures.monthly),
    totalOfPayments: inDecimals(figures.totalOfPayments),
    totalAmountPayable: inDecimals(figures.totalAmountPayable),
    totalCostOfCredit: inDecimals(figures.totalCostOfCredit),
    optionFee: inDecimals(figures.optionFee),
    depositMaximum: inDecimals(maximum),
    deposit: inDecimals(deposit),
    // A button without vehicles to find is none (FIN-05).
    monthlyRange: why === undefined ? rangeInJson(figures.monthly) : null,
    ...(why === undefined ? {} : { why }),
  };
}

function inText({ figures, deposit, maximum, why }: CalculatorAnswer): readonly string[] {
  const { from, to } = monthlyRangeAround(figures.monthly);
  const range = `${inPounds(pounds(from))} to ${inPounds(pounds(to))}`;
  const lines = figureLines([
    ['Monthly payment', inPoundsAndPence(figures.monthly)],
    ['Duration', `${figures.months} months`],
    ['Deposit', inPoundsAndPence(deposit)],
    ['Highest deposit', inPoundsAndPence(maximum)],
    ['Total of monthly payments', inPoundsAndPence(figures.totalOfPayments)],
    ['Total amount payable', inPoundsAndPence(figures.totalAmountPayable)],
    ['Total cost of credit', inPoundsAndPence(figures.totalCostOfCredit)],
    ['Option to purchase fee', inPoundsAndPence(figures.optionFee)],
    ['Representative APR', inPercent(figures.apr)],
    ...(why === undefined ? ([['Search around it, a month', range]] as const) : []),
  ]);
  return why === undefined ? lines : [...lines, why];
}
