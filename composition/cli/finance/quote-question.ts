import { isLeft } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import {
  assumedTerms,
  DEFAULT_PRODUCT,
  depositTypeOf,
  PERCENTAGE_DEPOSIT,
  PRODUCT_CODES,
  PRODUCTS,
  quoteToShow,
  type FinanceProduct,
  type QuoteTerms,
} from '../../../core/finance/public';
import { composeCli } from '../../modules/compose-cli';
import { TOKENS } from '../../tokens';
import { failureLine } from '../failure-line';
import type { OpenBackEnd } from '../open-back-end';
import { CommandFailed, type Terminal } from '../terminal';
import { refuse, type Options } from '../question/options';
import { depositAsked } from './option-terms';
import {
  aprOption,
  isGiven,
  monthsOption,
  required,
  wholeOption,
  wordAsked,
} from '../question/option-values';
import type { Question } from '../question/question';
import { quoteInJson, quoteInText, type QuoteAnswer } from './quote-shown';

const MOST_MILES_A_YEAR = 1_000_000;

const inSmall = (product: FinanceProduct): string => product.toLowerCase();
const PRODUCT_WORDS = `${PRODUCT_CODES.map(inSmall).join(', ')} (default: ${inSmall(DEFAULT_PRODUCT)})`;
const LONGEST_TERMS = PRODUCT_CODES.map(
  (product) => `${PRODUCTS[product].longestTerm} for ${product}`,
).join(', ');

/** `forecourt finance quote`: a vehicle's quote, from the lenders behind the back end (CALL-20, CALL-23). */
export const quoteQuestion = (
  terminal: Terminal,
  openBackEnd: OpenBackEnd,
): Question<QuoteAnswer> => ({
  name: 'quote',
  about: 'what a lender quotes on a vehicle of the stock',
  keys: [
    { key: 'stockId', value: '<id>', about: 'of the vehicle' },
    { key: 'product', value: '<product>', about: PRODUCT_WORDS },
    { key: 'term', value: '<months>', about: `default: 48; at most ${LONGEST_TERMS}` },
    { key: 'mileage', value: '<miles>', about: 'a year (default: 8000)' },
    { key: 'deposit', value: '<pounds or percent>', about: 'default: 20 percent' },
    {
      key: 'depositType',
      value: '<type>',
      about: 'Percentage, Amount (default: Percentage for 20, else Amount)',
    },
    { key: 'apr', value: '<percent>', about: 'a rate a lender has already approved' },
  ],
  open: async (api) => {
    const backEnd = await openBackEnd(terminal, api);
    const desk = composeCli(backEnd.line).get(TOKENS.quotes);
    return {
      close: backEnd.close,
      answer: async (options) => {
        const stockId = stockIdAsked(options);
        const product = wordAsked(options, 'product', PRODUCT_CODES, DEFAULT_PRODUCT);
        const found = await firstValueFrom(desk.quotesFor([stockId], termsAsked(options, product)));
        if (isLeft(found)) throw new CommandFailed(failureLine(found.left));
        const quote = quoteToShow(found.right[stockId] ?? {}, product);
        if (quote !== undefined) return { stockId, product, quote };
        throw new CommandFailed(
          `There is no quote on stock id ${stockId}: no such vehicle, or none that a lender quotes on these terms.`,
        );
      },
    };
  },
  inJson: quoteInJson,
  inText: quoteInText,
});

const STOCK_ID = /^[\w-]{1,40}$/;

function stockIdAsked(options: Options): string {
  const value = required(options, 'stockId');
  const id = typeof value === 'number' ? String(value) : value;
  return typeof id === 'string' && STOCK_ID.test(id.trim())
    ? id.trim()
    : refuse(options, 'stockId', 'must be the stock id of one vehicle');
}

/** What is not said is assumed as on the site (FIN-31 to FIN-39). */
function termsAsked(options: Options, product: FinanceProduct): QuoteTerms {
  const deposit = depositAsked(options);
  const assumed = assumedTerms({
    product,
    ...(deposit === undefined ? {} : { deposit: deposit.deposit }),
    ...(isGiven(options, 'term') ? { months: monthsOption(options, 'term') } : {}),
    ...(isGiven(options, 'mileage')
      ? { mileage: wholeOption(options, 'mileage', 0, MOST_MILES_A_YEAR) }
      : {}),
  });
  return {
    ...(deposit ?? {
      deposit: PERCENTAGE_DEPOSIT,
      depositType: depositTypeOf(PERCENTAGE_DEPOSIT),
    }),
    mileage: assumed.mileage,
    months: assumed.months,
    ...(isGiven(options, 'apr') ? { approvedApr: aprOption(options) } : {}),
  };
}
