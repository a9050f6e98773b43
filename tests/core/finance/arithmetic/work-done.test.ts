import { afterEach, describe, expect, it, vi } from 'vitest';
import { flowSum } from '../../../../core/finance/arithmetic/flow-sum';
import type { LevelPlan } from '../../../../core/finance/arithmetic/level-plan';
import { rateOfLevelPlan } from '../../../../core/finance/arithmetic/level-rate';
import { oneRoot } from '../../../../core/finance/arithmetic/one-root';
import { aprOfPlan, instalmentPlan, type CashFlow } from '../../../../core/finance/public';
import { pounds } from '../../../../core/kernel/money';
import { planned } from '../../../support/mothers/finance-plan';

// What a calculation costs is told by the powers and logarithms it takes, on any machine the same.

afterEach(() => {
  vi.restoreAllMocks();
});

function callsOf(name: 'exp' | 'expm1' | 'log', work: () => unknown): number {
  const spy = vi.spyOn(Math, name);
  work();
  const { length } = spy.mock.calls;
  spy.mockRestore();
  return length;
}

/** Each step takes two powers, and the rate of a month one more. */
const stepsFor = (plan: LevelPlan): number =>
  (callsOf('expm1', () => rateOfLevelPlan(plan)) - 1) / 2;

describe('the rate of a level plan', () => {
  it.each<[number, string, LevelPlan]>([
    [3, 'the calculator’s defaults', { credit: 1_753_000, payment: 39_724, months: 60 }],
    [3, 'a fee with the last', { credit: 1_753_000, payment: 39_724, months: 60, withLast: 1000 }],
    [
      2,
      'a final payment',
      { credit: 2_068_200, payment: 38_065, months: 47, finalPayment: 984_429 },
    ],
    [
      3,
      'a large first payment',
      { credit: 1_000_000, payment: 20_000, months: 24, withFirst: 600_000 },
    ],
    [
      2,
      'a smaller first payment',
      { credit: 1_000_000, payment: 50_000, months: 24, withFirst: -40_000 },
    ],
    [
      2,
      'a large last payment',
      { credit: 1_000_000, payment: 20_000, months: 24, withLast: 700_000 },
    ],
    [
      1,
      'nothing but a last payment',
      { credit: 1_000_000, payment: 0, months: 24, withLast: 1_200_000 },
    ],
    [
      1,
      'nothing but a final payment',
      { credit: 1_000_000, payment: 0, months: 24, finalPayment: 1_200_000 },
    ],
    [
      2,
      'a final payment above the credit',
      { credit: 1_000_000, payment: 4617, months: 48, finalPayment: 1_200_000 },
    ],
    [1, 'hardly any interest', { credit: 1_000_000, payment: 16_667, months: 60, withLast: 1 }],
    [
      1,
      'hardly any interest for long',
      { credit: 600_000_000, payment: 1_000_000, months: 600, withLast: 7 },
    ],
    [1, 'a penny of interest', { credit: 1e9, payment: 1e8, months: 10, withLast: 1 }],
    [1, 'none', { credit: 1_200_000, payment: 100_000, months: 12 }],
    [3, 'a high rate', { credit: 1_000_000, payment: 220_000, months: 12 }],
    [7, 'a thousand percent for fifty years', { credit: 1_000_000, payment: 221_200, months: 600 }],
    [1, 'nothing but a first payment', { credit: 1e6, payment: 0, months: 24, withFirst: 1.5e6 }],
    [
      4,
      'a large first payment at a high rate',
      { credit: 1_000_000, payment: 300_000, months: 12, withFirst: 500_000 },
    ],
    [1, 'one payment', { credit: 1_000_000, payment: 1_010_000, months: 1 }],
  ])('takes %i steps for %s [FIN-11]', (steps, _name, plan) => {
    expect(stepsFor(plan)).toBe(steps);
  });
});

const monthly = (months: number): readonly CashFlow[] => [
  { years: 0, amount: -1_753_000 },
  ...Array.from({ length: months }, (_, place) => ({ years: (place + 1) / 12, amount: 39_724 })),
];

describe('flows', () => {
  it('a month apart share one discount, so that a step takes one power [FIN-11]', () => {
    const flows = flowSum(monthly(60));
    const steps = callsOf('log', () => oneRoot(flows, 1)) / 2;
    expect([steps, callsOf('exp', () => oneRoot(flows, 1))]).toEqual([4, 4]);
  });

  it('of the same gap from any moment share it too [FIN-11]', () => {
    const flows = flowSum(monthly(60).map(({ years, amount }) => ({ years: years + 9, amount })));
    const steps = callsOf('log', () => oneRoot(flows, 1)) / 2;
    expect([steps, callsOf('exp', () => oneRoot(flows, 1))]).toEqual([4, 4]);
  });

  it.each<[number, string, readonly CashFlow[]]>([
    [
      2,
      'one payment in a year',
      [
        { years: 0, amount: -100 },
        { years: 1, amount: 110 },
      ],
    ],
    [
      2,
      'one payment in a day',
      [
        { years: 0, amount: -100 },
        { years: 1 / 365, amount: 110 },
      ],
    ],
    [
      1,
      'no interest',
      [
        { years: 0, amount: -100 },
        { years: 1, amount: 50 },
        { years: 2, amount: 50 },
      ],
    ],
    [
      4,
      'less paid back',
      [
        { years: 0, amount: -100 },
        { years: 1, amount: 40 },
        { years: 2, amount: 40 },
      ],
    ],
    [
      5,
      'two far apart',
      [
        { years: 0, amount: -100 },
        { years: 1, amount: 60 },
        { years: 30, amount: 900 },
      ],
    ],
    [
      4,
      'two advances',
      [
        { years: 0, amount: -100 },
        { years: 2, amount: -100 },
        { years: 3, amount: 150 },
        { years: 9, amount: 200 },
      ],
    ],
    [
      4,
      'payments late in a century',
      [
        { years: 75, amount: -100 },
        { years: 89, amount: 79 },
        { years: 94, amount: 65 },
        { years: 112, amount: 71 },
        { years: 116, amount: 88 },
      ],
    ],
    [
      5,
      'payments over a generation',
      [
        { years: 0, amount: -100 },
        { years: 8, amount: 40 },
        { years: 11, amount: 61 },
        { years: 18, amount: 21 },
        { years: 32, amount: 117 },
      ],
    ],
  ])('take %i steps for %s [FIN-11]', (steps, _name, flows) => {
    const sum = flowSum(flows);
    const turn = sum.amounts.findIndex((amount) => amount > 0);
    expect(callsOf('log', () => oneRoot(sum, turn)) / 2).toBe(steps);
  });
});

describe('flows in the order of time', () => {
  const sorts = (flows: readonly CashFlow[]): number => {
    const spy = vi.spyOn(Array.prototype, 'sort');
    flowSum(flows);
    const { length } = spy.mock.calls;
    spy.mockRestore();
    return length;
  };

  it('are not put in order again, others are [FIN-11]', () => {
    const [advance, ...payments] = monthly(3);
    if (advance === undefined) throw new Error('there is an advance');
    expect(sorts([advance, ...payments])).toBe(0);
    expect(sorts([advance, advance, ...payments, ...payments.slice(-1)])).toBe(0);
    expect(sorts([...payments, advance])).toBe(1);
  });
});

describe('the APR of an agreement', () => {
  it('is found from closed sums, without a power or a logarithm for each payment [FIN-11]', () => {
    const plan = planned({ credit: pounds(17_530), months: 60, apr: 13.6, fee: pounds(10) });
    expect(callsOf('log', () => aprOfPlan(plan))).toBe(0);
    expect(callsOf('exp', () => aprOfPlan(plan))).toBe(0);
  });

  it('takes a second power a step only where digits would be lost without [FIN-11]', () => {
    const long: LevelPlan = { credit: 1_000_000, payment: 221_200, months: 600 };
    expect(callsOf('exp', () => rateOfLevelPlan(long))).toBe(stepsFor(long));
  });
});

describe('the factors of an instalment plan', () => {
  it('take a second power only where digits would be lost without [FIN-11]', () => {
    expect(callsOf('exp', () => instalmentPlan(0.01, 60))).toBe(0);
    expect(callsOf('exp', () => instalmentPlan(0.1, 60))).toBe(1);
  });
});
