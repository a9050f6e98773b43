import { describe, expect, it } from 'vitest';
import { allRoots } from '../../../../core/finance/arithmetic/all-roots';
import { flowSum } from '../../../../core/finance/arithmetic/flow-sum';

const DAY = 1 / 365;

/** £100 for a day is paid back tenfold, then half of that is advanced for good. */
const BEYOND = [
  { years: 0, amount: -100 },
  { years: DAY, amount: 1000 },
  { years: 1, amount: -500 },
];

describe('the roots of flows with several turns', () => {
  it('are told in order, one beyond all numbers as infinite', () => {
    const [low, high, ...more] = allRoots(flowSum(BEYOND));
    // 1000 e^(−f/365) − 500 e^(−f) = 100, worked out beside it.
    expect(low).toBeCloseTo(-0.589_581_3, 6);
    expect(high).toBe(Infinity);
    expect(more).toEqual([]);
  });

  it('are those of the same flows seen from the other side', () => {
    const turned = BEYOND.map(({ years, amount }) => ({ years, amount: -amount }));
    expect(allRoots(flowSum(turned))).toEqual(allRoots(flowSum(BEYOND)));
  });
});
