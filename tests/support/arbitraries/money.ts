import fc from 'fast-check';
import { pence, type Money } from '../../../core/kernel/money';

const edges = [0, 1, -1, 49, 50, 51, 99, 100, 99_950, 1_000_000_00, 2 ** 50, -(2 ** 50)];

/** Any amount whose sums with another stay exact: up to ±2^50 pence, edges often. */
export const money: fc.Arbitrary<Money> = fc
  .oneof(
    fc.constantFrom(...edges),
    fc.integer(),
    fc.maxSafeInteger().map((n) => Math.trunc(n / 8)),
  )
  .map(pence);

/** What a vehicle can cost: a penny to ten million pounds. */
export const priceMoney: fc.Arbitrary<Money> = fc
  .oneof(
    fc.constantFrom(1, 99, 100, 149_999, 999_900, 999_500, 1_000_000_000),
    fc.integer({ min: 1, max: 1_000_000_000 }),
  )
  .map(pence);

/** A fee or an extra: from nothing up. */
export const feeMoney: fc.Arbitrary<Money> = fc
  .oneof(fc.constantFrom(0, 1, 15_000, 19_900), fc.integer({ min: 0, max: 10_000_000 }))
  .map(pence);
