import fc from 'fast-check';
import type { Quote } from '../../../core/finance/public';
import { pence, pounds, type Money } from '../../../core/kernel/money';
import { firstOf, law, unlessAtMost, unlessSame } from './law';

const aPrice: fc.Arbitrary<Money> = fc
  .oneof(
    fc.constantFrom(0, 50_000, 50_001, 99_999, 100_000, 100_001, 499_900, 500_000),
    fc.integer({ min: 0, max: 300_000 }),
    fc.integer({ min: 0, max: 100_000_000 }),
  )
  .map(pence);

const PRICES = 'price nothing to £1,000,000, often about £500, £1,000 and £5,000';

export const depositOptionsFit = law({
  id: 'deposit-options-fit-the-price',
  statement:
    'The deposits offered begin at nothing and go up by £500 to £500 below the whole thousands of the price; below £1,000 there is nothing to choose.',
  source: 'FIN-28, FIN-29, CG-043; WE-001 to WE-006',
  ranges: [PRICES],
  drawn: aPrice,
  breach: (price, core) => {
    const options = core.depositOptions(price);
    const uneven = options.find((option, place) => option !== place * 50_000);
    const wholeThousands = price - (price % 100_000);
    return firstOf(
      uneven === undefined ? undefined : `${uneven} is no whole step`,
      unlessSame('largest', Math.max(0, wholeThousands - 50_000), options.at(-1)),
    );
  },
});

export const affordableDepositFits = law({
  id: 'a-default-deposit-is-below-the-price',
  statement:
    'A default deposit in pounds ends below the price, or at nothing; a percentage is kept; to fit it twice is to fit it once.',
  source: 'FIN-30, CG-045; WE-007 to WE-012',
  ranges: [PRICES, 'deposit £0 to £20,000, as pounds or as a percentage'],
  drawn: fc.record({
    price: aPrice,
    deposit: fc.oneof(fc.constantFrom(0, 20, 1000, 2000, 2500), fc.nat(20_000)),
    depositType: fc.constantFrom('Amount', 'Percentage' as const),
  }),
  breach: ({ price, ...chosen }, core) => {
    const fitted = core.affordableDeposit(price, chosen);
    const again = core.affordableDeposit(price, fitted);
    const inPence = fitted.deposit * 100;
    const fits = fitted.depositType === 'Percentage' || inPence < price || inPence === 0;
    return firstOf(
      fits ? undefined : `£${fitted.deposit} does not fit`,
      unlessSame('fitted twice', fitted.deposit, again.deposit),
      chosen.depositType === 'Percentage'
        ? unlessSame('percentage', chosen.deposit, fitted.deposit)
        : undefined,
      chosen.depositType === 'Amount' && chosen.deposit * 100 < price
        ? unlessSame('deposit that fits', chosen.deposit, fitted.deposit)
        : undefined,
    );
  },
});

export const depositWithinPrice = law({
  id: 'a-deposit-is-within-the-price',
  statement: 'What is paid up front is never below nothing and never above the price.',
  source: 'FIN-33; finance rules, section D, bug 11',
  ranges: [PRICES, 'deposit −£1,000 to £1,000,000, NaN and without end; pounds or percent'],
  drawn: fc.tuple(
    aPrice,
    fc.oneof(
      fc.constantFrom(0, 20, 100, 101, NaN, Infinity, -Infinity),
      fc.double({ min: -1000, max: 1_000_000, noNaN: true }),
    ),
    fc.constantFrom('Amount', 'Percentage' as const),
  ),
  breach: ([price, deposit, type], core) => {
    const paid = core.depositAmount(price, deposit, type);
    return firstOf(
      unlessAtMost('nothing and the deposit', 0, paid),
      unlessAtMost('the deposit and the price', paid, price),
    );
  },
});

export const twentyIsPercent = law({
  id: 'twenty-is-percent',
  statement: 'A deposit of exactly 20 is a percentage, any other is pounds.',
  source: 'FIN-33, FIN-34, CG-044; WE-013',
  ranges: ['deposit −100 to 20,000, often 20 and its neighbours'],
  drawn: fc.oneof(fc.constantFrom(19, 20, 21, 19.999), fc.integer({ min: -100, max: 20_000 })),
  breach: (deposit, core) =>
    (core.depositTypeOf(deposit) === 'Percentage') === (deposit === 20)
      ? undefined
      : `${deposit} is ${core.depositTypeOf(deposit)}`,
});

export const termsWithinCaps = law({
  id: 'terms-keep-their-caps',
  statement:
    'A hire purchase runs 60 months at most and a personal contract purchase 48, whatever is asked or left open; a term within the cap is kept.',
  source: 'FIN-36, FIN-37, FIN-38, CG-032; WE-016 to WE-020',
  ranges: ['months −10 to 700, fractions, NaN, none', 'deposit and budget said or not'],
  drawn: fc.record(
    {
      product: fc.constantFrom('HP', 'PCP' as const),
      months: fc.oneof(
        fc.integer({ min: -10, max: 700 }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(0.5, 36.7, NaN, Infinity),
      ),
      deposit: fc.nat(20_000),
      hasMonthlyRange: fc.boolean(),
    },
    { requiredKeys: ['product'] },
  ),
  breach: (said, core) => {
    const cap = said.product === 'HP' ? 60 : 48;
    const { months } = core.assumedTerms(said);
    const asked = said.months;
    const isKept = asked !== undefined && Number.isInteger(asked) && asked >= 1 && asked <= cap;
    return firstOf(
      months >= 1 && months <= cap ? undefined : `${months} months of ${said.product}`,
      isKept ? unlessSame('months', asked, months) : undefined,
      unlessSame('capped twice', months, core.termForProduct(said.product, months)),
    );
  },
});

export const calculatorDepositFits = law({
  id: 'calculator-deposit-fits-the-amount',
  statement:
    'The calculator’s deposit is never above the amount, and its slider ends at the whole thousands of the amount, at £10,000 at most.',
  source: 'FIN-08, FIN-09, FIN-10, CG-036; WE-022 to WE-027',
  ranges: ['amount nothing to £40,000', 'deposit nothing to £60,000'],
  drawn: fc.record({
    amount: fc.oneof(fc.constantFrom(10_000, 10_100, 7600), fc.nat(40_000)).map(pounds),
    deposit: fc.nat(60_000).map(pounds),
  }),
  breach: ({ amount, deposit }, core) => {
    const fitted = core.calculatorDeposit(amount, deposit);
    return firstOf(
      unlessSame('deposit', Math.min(amount, deposit), fitted.deposit),
      unlessSame('maximum', Math.min(1_000_000, amount - (amount % 100_000)), fitted.maximum),
    );
  },
});

const aQuote: fc.Arbitrary<Quote> = fc
  .record({
    product: fc.constantFrom('HP', 'PCP' as const),
    regularPayment: fc.integer({ min: 100, max: 300 }).map(pence),
  })
  .map(({ product, regularPayment }) => ({
    product,
    regularPayment,
    numberOfRegularPayments: 48,
    termMonths: 48,
    cashPrice: pounds(10_000),
    deposit: pounds(0),
    amountOfCredit: pounds(10_000),
    totalAmountPayable: pounds(12_000),
    apr: 9.9,
  }));

export const bestQuoteIsLowest = law({
  id: 'the-best-quote-is-the-lowest',
  statement:
    'Of all quotes the lowest regular payment of each product is kept, and of the two the lower is the cheapest, PCP on a tie.',
  source: 'FIN-46, FIN-51, CG-050; WE-043 to WE-046',
  ranges: ['up to twelve quotes of both products, their payments often equal'],
  drawn: fc.array(aQuote, { maxLength: 12 }),
  breach: (quotes, core) => {
    const best = core.bestQuotes(quotes);
    const lowestOf = (product: string): number =>
      Math.min(
        ...quotes.filter((quote) => quote.product === product).map((quote) => quote.regularPayment),
      );
    const { HP: hp, PCP: pcp } = best;
    const cheapest = core.cheapestQuote(best);
    return firstOf(
      unlessSame('hire purchase', lowestOf('HP'), hp?.regularPayment ?? Infinity),
      unlessSame('personal contract purchase', lowestOf('PCP'), pcp?.regularPayment ?? Infinity),
      unlessSame(
        'cheapest',
        Math.min(lowestOf('HP'), lowestOf('PCP')),
        cheapest?.regularPayment ?? Infinity,
      ),
      hp?.regularPayment === pcp?.regularPayment && cheapest !== pcp
        ? 'a tie does not go to PCP'
        : undefined,
    );
  },
});
