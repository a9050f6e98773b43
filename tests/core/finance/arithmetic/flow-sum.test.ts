import { describe, expect, it } from 'vitest';
import { allRoots } from '../../../../core/finance/arithmetic/all-roots';
import { flowSum, signChanges, worthOf } from '../../../../core/finance/arithmetic/flow-sum';
import { oneRoot } from '../../../../core/finance/arithmetic/one-root';

const turnsOf = (...amounts: readonly number[]): readonly number[] =>
  signChanges({ times: amounts.map((_, place) => place), amounts });

describe('flows, gathered', () => {
  it('are one for each moment, in the order of time, and none of nothing [FIN-11]', () => {
    expect(
      flowSum([
        { years: 2, amount: 5 },
        { years: 0, amount: -3 },
        { years: 1, amount: 4 },
        { years: 1, amount: -4 },
        { years: 2, amount: 6 },
        { years: 3, amount: 0 },
      ]),
    ).toEqual({ times: [0, 2], amounts: [-3, 11] });
  });

  it('of nothing are nothing [FIN-11]', () => {
    expect(flowSum([])).toEqual({ times: [], amounts: [] });
    expect(flowSum([{ years: 0, amount: 0 }])).toEqual({ times: [], amounts: [] });
  });

  it('leave the list they came in as it was [FIN-11]', () => {
    const flows = [
      { years: 1, amount: 2 },
      { years: 0, amount: -1 },
    ];
    expect(flowSum(flows)).toEqual({ times: [0, 1], amounts: [-1, 2] });
    expect(flows.map(({ years }) => years)).toEqual([1, 0]);
  });
});

describe('turns of sign', () => {
  it('are where the first flow of another sign stands [FIN-11]', () => {
    expect(turnsOf(-1, 5)).toEqual([1]);
    expect(turnsOf(5, -3)).toEqual([1]);
    expect(turnsOf(-1, -2, 3, 4, -5)).toEqual([2, 4]);
    expect(turnsOf(-1, -2)).toEqual([]);
    expect(turnsOf()).toEqual([]);
  });

  it('are not made by a nothing in between [FIN-11]', () => {
    expect(turnsOf(-1, 0, 2)).toEqual([2]);
    expect(turnsOf(-1, 0, -2)).toEqual([]);
  });
});

describe('the worth of flows', () => {
  it('is each, discounted to the moment it is seen from [FIN-11]', () => {
    const sum = { times: [0, 1, 2], amounts: [-100, 50, 80] };
    expect(worthOf(sum, 0)).toBe(30);
    expect(worthOf(sum, Math.LN2)).toBeCloseTo(-100 + 25 + 20, 12);
    expect(worthOf(sum, Math.LN2, 1)).toBeCloseTo(-200 + 50 + 40, 12);
  });
});

describe('the forces of interest that balance flows', () => {
  const force = (percent: number): number => Math.log1p(percent / 100);

  it('are none, one or several, ascending [FIN-11]', () => {
    expect(allRoots({ times: [0, 1], amounts: [-1, -1] })).toEqual([]);
    expect(allRoots({ times: [0, 1], amounts: [-100, 110] })).toEqual([
      expect.closeTo(force(10), 12),
    ]);
    // −(1 − 1.1 v)(1 − 1.3 v)
    expect(allRoots({ times: [0, 1, 2], amounts: [-100, 240, -143] })).toEqual([
      expect.closeTo(force(10), 12),
      expect.closeTo(force(30), 12),
    ]);
    expect(allRoots({ times: [0, 1, 2], amounts: [-100, 150, -100] })).toEqual([]);
  });

  it('are found where the worth touches nothing and turns back [FIN-11]', () => {
    const [first] = allRoots({ times: [0, 1, 2], amounts: [-1, 2, -1] });
    expect(first).toBe(0);
  });
});

describe('the one force that balances one turn', () => {
  it('is found from flows that begin at any moment [FIN-11]', () => {
    for (const start of [-7, 0, 3, 1000]) {
      const sum = { times: [start, start + 0.5, start + 2], amounts: [-100, 40, 80] };
      const found = oneRoot(sum, 1);
      expect(worthOf(sum, found, start)).toBeCloseTo(0, 10);
    }
  });

  it('is found below nothing and far above [FIN-11]', () => {
    expect(oneRoot({ times: [0, 1, 2], amounts: [-100, 10, 10] }, 1)).toBeCloseTo(
      Math.log((10 + Math.sqrt(100 + 4000)) / 200),
      12,
    );
    expect(oneRoot({ times: [0, 1 / 365], amounts: [-1, 2] }, 1)).toBeCloseTo(365 * Math.LN2, 8);
  });

  it('takes advances and payments of uneven times, each for its own [FIN-11]', () => {
    const sum = {
      times: [0, 0.25, 0.5, 1, 1.25, 2.5, 2.75, 4],
      amounts: [-500, -200, -300, 100, 250, 400, 300, 600],
    };
    expect(worthOf(sum, oneRoot(sum, 3))).toBeCloseTo(0, 9);
  });
});
