import { isLeft, isRight } from 'fp-ts/Either';
import fc from 'fast-check';
import type { PlanRequest } from '../../../core/finance/public';
import { pence } from '../../../core/kernel/money';
import type { Core } from '../recomputed/core-asked';
import { anyRequest } from './drawn-plans';
import { anyShare, RANGES } from './drawn-terms';
import { firstOf, law } from './law';

const kindOf = (core: Core, request: PlanRequest): string => {
  const planned = core.planFinance(request);
  return isLeft(planned) ? planned.left.kind : 'a plan';
};

const unlessRefused = (core: Core, request: PlanRequest, kind: string): string | undefined => {
  const found = kindOf(core, request);
  return found === kind ? undefined : `found ${found} and not ${kind}`;
};

const ANY = 'any request, sound but for the one thing';

const AMOUNTS = [
  'credit',
  'finalPayment',
  'deposit',
  'contribution',
  'fee',
] as const satisfies readonly (keyof PlanRequest)[];

export const negativeIsRefused = law({
  id: 'negative-amounts-are-refused',
  statement: 'An amount below nothing is refused, and the refusal says which.',
  source: 'finance rules, section D, bug 11',
  ranges: [ANY, 'one amount −1p to −£10,000,000'],
  drawn: fc.tuple(
    anyRequest,
    fc.constantFrom(...AMOUNTS),
    fc.oneof(fc.constant(-1), fc.integer({ min: -1_000_000_000, max: -1 })),
  ),
  breach: ([request, field, amount], core) => {
    const planned = core.planFinance({ ...request, [field]: pence(amount) });
    const found = isLeft(planned) ? planned.left : undefined;
    return found?.kind === 'negative-amount' && found.field === field
      ? undefined
      : `found ${JSON.stringify(found ?? 'a plan')}`;
  },
});

export const nothingBorrowedIsRefused = law({
  id: 'nothing-borrowed-is-refused',
  statement: 'A deposit of the whole price leaves nothing to borrow: refused, not a plan of zeros.',
  source: 'FIN-12; finance rules, section D, bug 11',
  ranges: [ANY, 'credit nothing'],
  drawn: anyRequest,
  breach: (request, core) =>
    unlessRefused(core, { ...request, credit: pence(0) }, 'nothing-borrowed'),
});

export const monthsOutOfRangeAreRefused = law({
  id: 'months-out-of-range-are-refused',
  statement: 'Months below 1, above 600, in fractions, NaN or without end are refused.',
  source: 'FIN-02; finance rules, section D, bug 11',
  ranges: [ANY, 'months −1,000 to 0, 601 to 100,000, fractions, NaN, infinite'],
  drawn: fc.tuple(
    anyRequest,
    fc.oneof(
      fc.constantFrom(0, 601, NaN, Infinity, -Infinity),
      fc.integer({ min: -1000, max: 0 }),
      fc.integer({ min: 601, max: 100_000 }),
      fc.integer({ min: 1, max: 599 }).map((months) => months + 0.5),
    ),
  ),
  breach: ([request, months], core) =>
    unlessRefused(core, { ...request, months }, 'months-out-of-range'),
});

export const aprOutOfRangeIsRefused = law({
  id: 'apr-out-of-range-is-refused',
  statement: 'An APR below 0, above 1,000 %, NaN or without end is refused.',
  source: 'FIN-11; finance rules, section D, bug 11',
  ranges: [ANY, 'APR below 0, above 1,000 %, NaN, infinite'],
  drawn: fc.tuple(
    anyRequest,
    fc.oneof(
      fc.constantFrom(-1e-12, 1000.0000001, NaN, Infinity, -Infinity),
      fc.double({ min: -1000, max: -1e-9, noNaN: true }),
      fc.double({ min: 1000.1, max: 1e9, noNaN: true }),
    ),
  ),
  breach: ([request, apr], core) => unlessRefused(core, { ...request, apr }, 'apr-out-of-range'),
});

export const mostIsTheMost = law({
  id: 'the-most-is-the-most',
  statement:
    'A final payment above what the credit can bear is refused with the largest that works: that one makes a plan, and a penny more is refused.',
  source: 'finance rules, edge values: balloon above credit',
  ranges: [
    RANGES.apr,
    RANGES.months,
    'amount of credit 1p to £10,000,000',
    'a final payment up to £90,000,000,000,000',
    RANGES.fee,
    RANGES.treatment,
  ],
  drawn: fc.tuple(anyRequest, anyShare, fc.integer({ min: 0, max: 15 })),
  breach: ([terms, share, size], core) => {
    const finalPayment = pence(Math.floor((0.1 + 0.9 * share) * 9 * 10 ** size));
    const request = { ...terms, finalPayment };
    const planned = core.planFinance(request);
    if (isRight(planned) || planned.left.kind !== 'final-payment-too-large') return undefined;
    const { most } = planned.left;
    return firstOf(
      most < finalPayment ? undefined : `the most, ${most}, was just refused`,
      ['a plan', 'amount-too-large'].includes(kindOf(core, { ...request, finalPayment: most }))
        ? undefined
        : `the most, ${most}, is ${kindOf(core, { ...request, finalPayment: most })}`,
      unlessRefused(core, { ...request, finalPayment: pence(most + 1) }, 'final-payment-too-large'),
    );
  },
});

export const everyRequestIsAnswered = law({
  id: 'every-request-is-answered',
  statement:
    'Whatever is asked, there is a plan or a refusal with its reason: nothing is thrown, and no figure of a plan is other than whole pence.',
  source: 'finance rules, section D, bugs 1, 11 and 17',
  ranges: [
    'every amount −£100 to £90,000,000,000,000',
    'months −10 to 700',
    'APR −10 % to 2,000 %',
    RANGES.treatment,
  ],
  drawn: fc.record({
    credit: anAmount(),
    finalPayment: anAmount(),
    deposit: anAmount(),
    contribution: anAmount(),
    fee: anAmount(),
    months: fc.oneof(fc.integer({ min: -10, max: 700 }), fc.constant(NaN)),
    apr: fc.oneof(fc.double({ min: -10, max: 2000 }), fc.constantFrom(0, 1e-12, 1000)),
    feeTreatment: fc.constantFrom('last-payment', 'in-apr', 'in-final-payment' as const),
  }),
  breach: (request, core) => {
    const planned = core.planFinance(request);
    if (isLeft(planned)) return undefined;
    const { monthly, oddPayment = monthly, totalOfPayments } = planned.right;
    const { totalAmountPayable, totalChargeForCredit } = planned.right;
    const figures = [
      monthly,
      oddPayment,
      totalOfPayments,
      totalAmountPayable,
      totalChargeForCredit,
    ];
    const broken = figures.find((figure) => !Number.isSafeInteger(figure) || figure < 0);
    return broken === undefined ? undefined : `a figure of the plan is ${broken}`;
  },
});

function anAmount() {
  return fc
    .oneof(
      fc.integer({ min: -10_000, max: 10_000 }),
      fc.nat(100_000_000),
      fc.maxSafeNat(),
      fc.constant(0),
    )
    .map(pence);
}
