import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, nothing, pence, pounds } from '../../../../core/kernel/money';
import { priceLedger } from '../../../../core/valuation/rules/price-ledger';
import { aValuation } from '../../../support/mothers/valuation';

const steps = fc.array(
  fc.record({
    step: fc.constantFrom('price-when-new', 'age', 'miles', 'rounding'),
    amount: fc.integer({ min: -5_000_000, max: 5_000_000 }).map(pence),
  }),
  { minLength: 1, maxLength: 12 },
);

const sumOf = (amounts: readonly { readonly amount: ReturnType<typeof pence> }[]) =>
  amounts.map(({ amount }) => amount).reduce(add, nothing);

describe('The sum behind a price', () => {
  it('is in whole pounds, step by step, and comes to the Average price', () => {
    const ledger = priceLedger(aValuation());
    expect(ledger.map(({ step, amount }) => [step, amount / 100])).toEqual([
      ['price-when-new', 20_000],
      ['age', -7629],
      ['miles', -695],
      ['keepers', -234],
      ['service-history', -343],
      ['condition', -444],
      ['margin', -1065],
      ['preparation', -400],
      ['rounding', -10],
    ]);
    expect(sumOf(ledger)).toBe(pounds(9180));
  });

  it('adds up to the pound, and no step is a pound or more from what the valuer tells', () => {
    fc.assert(
      fc.property(steps, (workings) => {
        const average = sumOf(workings);
        const prices = { belowAverage: average, average, showroom: average };
        const ledger = priceLedger({ prices, workings });
        expect(Math.abs(sumOf(ledger) - average)).toBeLessThanOrEqual(50);
        for (const [place, { amount }] of ledger.entries()) {
          expect(Math.abs(amount % 100)).toBe(0);
          expect(Math.abs(amount - (workings[place]?.amount ?? 0))).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it.each([
    ['the valuer tells no steps', { workings: [] }],
    ['it tells no price', { prices: undefined }],
    ['they do not come to it', { workings: aValuation().workings.slice(1) }],
    [
      'they are no sums of money',
      {
        workings: [
          { step: 'age', amount: pence(Number.MAX_SAFE_INTEGER) },
          { step: 'age', amount: pence(Number.MAX_SAFE_INTEGER) },
        ],
      },
    ],
  ])('is not shown where %s', (_, changed) => {
    const { prices, workings } = { ...aValuation(), ...changed };
    expect(priceLedger({ ...(prices !== undefined && { prices }), workings })).toEqual([]);
  });
});
