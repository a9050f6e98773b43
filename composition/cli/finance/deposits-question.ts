import {
  affordableDeposit,
  depositOptions,
  depositTypeOf,
  PERCENTAGE_DEPOSIT,
  type QuoteTerms,
} from '../../../core/finance/public';
import { inPounds, pounds, type Money } from '../../../core/kernel/money';
import type { Options } from '../question/options';
import { depositAsked } from './option-terms';
import { moneyOption } from '../question/option-values';
import { answeredBy, type Question } from '../question/question';

/** Above it a list of steps of £500 is no list for anybody. */
const MOST_PRICE: Money = pounds(10_000_000);

type Deposit = Pick<QuoteTerms, 'deposit' | 'depositType'>;

interface DepositsAnswer {
  readonly options: readonly Money[];
  readonly standard: Deposit;
}

/** `forecourt finance deposits`: what a vehicle's deposit can be (FIN-28, FIN-29, FIN-30). */
export const depositsQuestion: Question<DepositsAnswer> = {
  name: 'deposits',
  about: 'the deposits a vehicle of this price offers, and the one it starts with',
  keys: [
    { key: 'price', value: '<pounds>', about: 'final price of the vehicle' },
    {
      key: 'deposit',
      value: '<pounds or percent>',
      about: 'deposit wanted by default (default: 20 percent)',
    },
    {
      key: 'depositType',
      value: '<type>',
      about: 'Percentage, Amount (default: Percentage for 20, else Amount)',
    },
  ],
  open: answeredBy(answer),
  inJson: ({ options, standard }) => ({
    options: options.map((option) => option / 100),
    default: standard,
  }),
  inText: ({ options, standard: { deposit, depositType } }) => [
    `Deposit ${depositType === 'Percentage' ? `${deposit}%` : inPounds(pounds(deposit))} by default, or one of:`,
    ...options.map((option) => `  ${inPounds(option)}`),
  ],
};

function answer(options: Options): DepositsAnswer {
  const price = moneyOption(options, 'price', MOST_PRICE);
  const wanted = depositAsked(options) ?? {
    deposit: PERCENTAGE_DEPOSIT,
    depositType: depositTypeOf(PERCENTAGE_DEPOSIT),
  };
  return { options: depositOptions(price), standard: affordableDeposit(price, wanted) };
}
