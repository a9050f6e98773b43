import fc from 'fast-check';
import { isRight } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { ageInMonths, quotesOn } from '../../../../adapters/sandbox/lender/lender';
import { VALUE_CLASSES } from '../../../../adapters/sandbox/lender/value-class';
import { MISSING, monthlyPayments } from '../../../../adapters/sandbox/search/monthly-column';
import { bestQuotes, cheapestQuote, PRODUCT_CODES } from '../../../../core/finance/public';
import { pence } from '../../../../core/kernel/money';

const TODAY = 20_784;

const vehicle = fc.record({
  price: fc.oneof(
    fc.constantFrom(MISSING, 0, 1, 100, 999_99),
    fc.integer({ min: 1, max: 60_000_00 }),
  ),
  mileage: fc.oneof(fc.constantFrom(MISSING, 0, 100_000), fc.nat(110_000)),
  registeredDay: fc.integer({ min: TODAY - 3000, max: TODAY + 30 }),
  valueClass: fc.nat(VALUE_CLASSES.length - 1),
});

const terms = fc
  .record({
    amount: fc.oneof(fc.constantFrom(0, 20, 500, 100, 1e9), fc.nat(20_000)),
    depositType: fc.constantFrom('Percentage' as const, 'Amount' as const),
    mileage: fc.constantFrom(0, 6000, 8000, 20_000, 1e9),
    months: fc.constantFrom(0.5, 1, 24, 36, 48, 60, 61),
    approvedApr: fc.option(fc.constantFrom(0, 1e-9, 6.9, 9.94, 99.9, 1000), { nil: undefined }),
    approvedProduct: fc.option(fc.constantFrom(...PRODUCT_CODES), { nil: undefined }),
    product: fc.option(fc.constantFrom(...PRODUCT_CODES), { nil: undefined }),
  })
  .map(({ amount, approvedApr, approvedProduct, product, ...rest }) => ({
    ...rest,
    deposit: amount,
    ...(approvedApr === undefined ? {} : { approvedApr }),
    ...(approvedProduct === undefined ? {} : { approvedProduct }),
    ...(product === undefined ? {} : { product }),
  }));

describe('the monthly payments of a whole stock', () => {
  it('are those of the chosen product’s quotes, else of the cheaper, to the penny [FILTER-33, FIN-46, MF-4]', () => {
    fc.assert(
      fc.property(fc.array(vehicle, { maxLength: 20 }), terms, (stock, asked) => {
        const columns = {
          price: Uint32Array.from(stock, ({ price }) => price),
          mileage: Uint32Array.from(stock, ({ mileage }) => mileage),
          registeredDay: Int32Array.from(stock, ({ registeredDay }) => registeredDay),
          valueClass: Uint8Array.from(stock, ({ valueClass }) => valueClass),
        };
        const expected = stock.map(({ price, mileage, registeredDay, valueClass }) => {
          if (price === MISSING) return MISSING;
          const answer = quotesOn(
            {
              price: pence(price),
              ageMonths: ageInMonths(registeredDay, TODAY),
              mileage: mileage === MISSING ? undefined : mileage,
              valueClass: VALUE_CLASSES[valueClass] ?? 'family',
            },
            asked,
          );
          const wanted =
            asked.product === undefined ? Object.values(answer) : [answer[asked.product]];
          const quotes = wanted.filter(isRight).map(({ right }) => right);
          return cheapestQuote(bestQuotes(quotes))?.regularPayment ?? MISSING;
        });
        expect([...monthlyPayments(columns, asked, TODAY)]).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});
