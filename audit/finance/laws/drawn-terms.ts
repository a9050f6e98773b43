import fc from 'fast-check';
import { HIGHEST_APR, MOST_MONTHS } from '../../../core/finance/public';
import { pence, type Money } from '../../../core/kernel/money';

/** How the ranges below are told in a report. */
export const RANGES = {
  apr: 'APR 0 % to 1,000 %, often 0, 1e-12, tiny, typical and the ends',
  positiveApr: 'APR above 0 % to 1,000 %, often 1e-12, tiny, typical and the end',
  months: '1 to 600 months, often 1, typical terms and the end',
  credit: 'amount of credit 1p to £10,000,000, often a few pence, typical and the ends',
  finalPayment:
    'final payment from nothing to all the credit can bear, at most £100,000,000, in whole pence',
  deposit: 'deposit nothing to £1,000,000',
  fee: 'option fee nothing to £1,000, often nothing, 1p and £10',
  treatment: 'the three treatments of the fee',
  oddPence: 'odd pence in the first or in the last payment',
} as const;

const tinyApr = fc.double({ min: 1e-12, max: 1e-6, noNaN: true });
const typicalApr = fc.integer({ min: 1, max: 600 }).map((tenths) => tenths / 10);

const APR_EDGES = [1e-12, 1e-10, 1e-6, 0.01, 0.1, 13.6, 99.9, 999.9, HIGHEST_APR] as const;

/** Percent a year, above 0. */
export const positiveApr: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(...APR_EDGES),
  tinyApr,
  { arbitrary: typicalApr, weight: 3 },
  fc.double({ min: 0.01, max: 100, noNaN: true }),
  fc.double({ min: 100, max: HIGHEST_APR, noNaN: true }),
);

/** Percent a year. */
export const anyApr: fc.Arbitrary<number> = fc.oneof(fc.constant(0), {
  arbitrary: positiveApr,
  weight: 5,
});

export const anyMonths: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(1, 2, 3, 12, 24, 36, 47, 48, 60, 599, MOST_MONTHS),
  fc.integer({ min: 1, max: 60 }),
  fc.integer({ min: 1, max: MOST_MONTHS }),
);

const MOST_CREDIT = 1_000_000_000;

/** Pence, at least one. */
export const anyCredit: fc.Arbitrary<Money> = fc
  .oneof(
    fc.constantFrom(1, 2, 99, 100, 599, 1_753_000, MOST_CREDIT - 1, MOST_CREDIT),
    fc.integer({ min: 1, max: 2000 }),
    fc.integer({ min: 50_000, max: 5_000_000 }),
    fc.integer({ min: 1, max: MOST_CREDIT }),
  )
  .map(pence);

export const anyDeposit: fc.Arbitrary<Money> = fc
  .oneof(fc.constantFrom(0, 1, 100_000), fc.integer({ min: 0, max: 100_000_000 }))
  .map(pence);

export const anyFee: fc.Arbitrary<Money> = fc
  .oneof(fc.constantFrom(0, 1, 1000), fc.integer({ min: 0, max: 100_000 }))
  .map(pence);

export const aTreatment = fc.constantFrom('last-payment', 'in-apr', 'in-final-payment' as const);

export const oddPence = fc.constantFrom('first', 'last' as const);

/** How much of what it could at most be, ends often. */
export const anyShare: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 1),
  fc.double({ min: 0, max: 1, noNaN: true }),
);
