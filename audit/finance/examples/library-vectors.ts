import { effectiveFromNominal, nominalFromEffective, yearsOf } from '../../../core/finance/public';
import {
  discount,
  futureWorth,
  interestFromTo,
  interestIn,
  levelFlows,
  payment,
  paymentInAdvance,
  periodic,
  presentWorth,
  rateOf,
} from './by-the-core';
import type { Library, LibraryVector } from './library-vector';

const PAYMENT = 'exactPayment of the instalment plan';
const IN_ADVANCE = 'exactPayment, less by one period’s growth';
const SOLVED = 'solveApr of the flows, a period standing for a year';
const WORTH = 'annuity and discount of the instalment plan';
const INTEREST = 'the rate on what the payments to come are worth';

/**
 * Vectors of other people’s libraries, and what of the core comes to them. Outside, because the core
 * has nothing of the kind and no agreement asks for it: NPER, a number of periods that is no whole
 * one; and text given as a number, which types refuse here and the edges refuse before.
 */
export const LIBRARIES: readonly Library[] = [
  {
    source: 'numpy-financial, tests',
    address: 'https://github.com/numpy/numpy-financial',
    vectors: [
      vector('numpy-pmt', 'pmt(0.08/12, 60, 15000)', '304.145914326205', PAYMENT, () =>
        payment(0.08 / 12, 60, 15000),
      ),
      vector('numpy-pmt-begin', 'pmt(0.08/12, 60, 15000, begin)', '302.131703', IN_ADVANCE, () =>
        paymentInAdvance(0.08 / 12, 60, 15000),
      ),
      vector('numpy-pmt-zero', 'pmt(0, 60, 15000)', '250', PAYMENT, () => payment(0, 60, 15000)),
      vector('numpy-pmt-30', 'pmt(0.3, 12, 2000)', '626.90814', PAYMENT, () =>
        payment(0.3, 12, 2000),
      ),
      vector('numpy-pmt-80', 'pmt(0.8, 3, 20000)', '19311.258', PAYMENT, () =>
        payment(0.8, 3, 20000),
      ),
      vector('numpy-rate', 'rate(10, 0, -3500, 10000)', '0.1106908537142689', SOLVED, () =>
        rateOf(levelFlows(3500, 10, 0, 10000)),
      ),
      vector('numpy-pv', 'pv(0.07, 20, 12000)', '127128.1709461939', WORTH, () =>
        presentWorth(0.07, 20, 12000),
      ),
      vector('numpy-fv', 'fv(0.075, 20, -2000)', '86609.362673042924', WORTH, () =>
        futureWorth(0.075, 20, 2000),
      ),
      vector('numpy-fv-begin', 'fv(0.075, 20, -2000, begin)', '93105.064874', WORTH, () =>
        futureWorth(0.075, 20, 2000 * 1.075),
      ),
      vector('numpy-nper-zero', 'nper(0, -100, 1000) is 10', '100', PAYMENT, () =>
        payment(0, 10, 1000),
      ),
      ...(['16.666667', '16.03647345', '15.40102862', '14.76028842'] as const).map(
        (expected, place) =>
          vector(
            `numpy-ipmt-${place + 1}`,
            `ipmt(0.1/12, ${place + 1}, 24, 2000)`,
            expected,
            INTEREST,
            () => interestIn(place + 1, 0.1 / 12, 24, 2000),
          ),
      ),
      vector('numpy-ppmt', 'ppmt(0.1/12, 1, 60, 55000)', '710.25412578642', INTEREST, () => {
        const rate = 0.1 / 12;
        return payment(rate, 60, 55000) - interestIn(1, rate, 60, 55000);
      }),
      vector(
        'numpy-npv',
        'npv(0.05, [-15000, 1500, 2500, 3500, 4500, 6000]) is 122.894855',
        '0.05',
        SOLVED,
        () => rateOf(periodic(-15122.894855, 1500, 2500, 3500, 4500, 6000)),
        'what is left over is added to what is advanced: the rate is then 5 %',
      ),
      vector(
        'numpy-rate-none',
        'rate(12, 400, 10000, 5000) has no solution',
        '0',
        SOLVED,
        () => (Number.isNaN(rateOf(levelFlows(-10000, 12, 400, 5000))) ? 0 : 1),
        '0 for no solution: all the money goes one way',
      ),
    ],
  },
  {
    source: 'financial (npm), tests',
    address: 'https://github.com/lmammino/financial',
    vectors: [
      vector('financial-pmt', 'pmt(0.075/12, 180, 200000)', '1854.0247200054619', PAYMENT, () =>
        payment(0.075 / 12, 180, 200000),
      ),
      vector('financial-irr', 'irr([-100, 39, 59, 55, 20])', '0.2809484', SOLVED, () =>
        rateOf(periodic(-100, 39, 59, 55, 20)),
      ),
      vector('financial-fv', 'fv(0.05/12, 120, -100, -100)', '15692.928894335748', WORTH, () => {
        const rate = 0.05 / 12;
        return futureWorth(rate, 120, 100) + 100 / discount(rate, 120);
      }),
    ],
  },
  {
    source: 'formulajs, tests (as Excel reckons)',
    address: 'https://github.com/formulajs/formulajs',
    vectors: [
      vector(
        'formulajs-pmt-saving',
        'PMT(.06/12, 216, 0, 50000)',
        '129.0811608679973',
        PAYMENT,
        () => -payment(0.06 / 12, 216, 0, 50000),
      ),
      vector('formulajs-pmt', 'PMT(.1/12, 24, 100000)', '4614.49263375167', PAYMENT, () =>
        payment(0.1 / 12, 24, 100000),
      ),
      vector(
        'formulajs-pmt-fv',
        'PMT(.1/12, 24, 100000, 1000000)',
        '42426.08563793503',
        PAYMENT,
        () => payment(0.1 / 12, 24, 100000, -1000000),
      ),
      vector(
        'formulajs-pmt-fv-begin',
        'PMT(.1/12, 24, 100000, 1000000, begin)',
        '42075.45683100995',
        IN_ADVANCE,
        () => paymentInAdvance(0.1 / 12, 24, 100000, -1000000),
      ),
      vector('formulajs-pmt-zero', 'PMT(0, 24, 100000)', '4166.666666666667', PAYMENT, () =>
        payment(0, 24, 100000),
      ),
      vector(
        'formulajs-rate-24',
        'RATE(24, -1000, -10000, 100000)',
        '0.06517891177181546',
        SOLVED,
        () => rateOf(levelFlows(10000, 24, -1000, 100000)),
      ),
      vector('formulajs-rate-48', 'RATE(48, -200, 8000)', '0.007701472', SOLVED, () =>
        rateOf(levelFlows(8000, 48, 200)),
      ),
      vector('formulajs-rate-348', 'RATE(348, -157119/12, 790000)', '0.01651835816', SOLVED, () =>
        rateOf(levelFlows(790000, 348, 157119 / 12)),
      ),
      vector('formulajs-effect', 'EFFECT(.1, 4)', '0.10381289062499977', SOLVED, () =>
        rateOf([
          { years: 0, amount: -1 },
          { years: 0.25, amount: 1.025 },
        ]),
      ),
      vector(
        'formulajs-nominal',
        'NOMINAL(.1, 4)',
        '0.09645475633778045',
        SOLVED,
        () => 4 * rateOf(levelFlows(1, 4, 0, 1.1)),
      ),
      vector(
        'formulajs-cumipmt',
        'CUMIPMT(.1/12, 360, 100000, 13, 24, 0)',
        '9916.77251395708',
        INTEREST,
        () => interestFromTo(13, 24, 0.1 / 12, 360, 100000),
      ),
      vector(
        'formulajs-pv',
        'PV(.1/12, 24, 1000, 10000)',
        '29864.950264779152',
        WORTH,
        () => presentWorth(0.1 / 12, 24, 1000) + 10000 * discount(0.1 / 12, 24),
      ),
    ],
  },
  {
    source: 'ExcelFinancialFunctions, test data',
    address: 'https://github.com/fsprojects/ExcelFinancialFunctions',
    vectors: [
      vector('excel-effect', 'effect(0.6, 2)', '0.69', SOLVED, () =>
        rateOf([
          { years: 0, amount: -1 },
          { years: 0.5, amount: 1.3 },
        ]),
      ),
    ],
  },
  {
    source: 'US Regulation Z test',
    vectors: [
      vector(
        'regulation-z-nominal',
        '975 repaid by 3 × 340, nominal',
        '27.4849',
        'solveApr of the flows, then nominalFromEffective',
        () => nominalFromEffective(100 * rateOf(byMonth(levelFlows(975, 3, 340)))),
        'the counter-check of the effective 31.2257',
      ),
    ],
  },
  {
    source: 'Lenders’ printed pairs of a nominal rate and an APR',
    address: 'https://github.com/PayBreak/retailer-integration-guide',
    vectors: (
      [
        ['4.82', '4.93'],
        ['18.3', '19.92'],
        ['26.4', '29.84'],
        ['9.48', '9.9'],
        ['7.25', '7.5'],
        ['6.69', '6.9'],
      ] as const
    ).map(([nominal, effective]) =>
      vector(
        `nominal-${nominal}`,
        `nominal ${nominal} % is effective ${effective} %`,
        effective,
        'effectiveFromNominal',
        () => effectiveFromNominal(Number(nominal)),
      ),
    ),
  },
  {
    source: 'curo, tests; CONC App 1.2 counting of mixed months and days',
    address: 'https://github.com/andrewmurphy353/curo',
    vectors: [
      vector('curo-month', '31 Jan to 28 Feb: one month', '0.0833333333', 'yearsOf', () =>
        yearsOf({ months: 1 }),
      ),
      vector('curo-days', '12 Jan to 15 Feb 2025: 1 month, 3 days', '0.09155251', 'yearsOf', () =>
        yearsOf({ months: 1, days: 3 }),
      ),
      vector(
        'curo-leap-days',
        '15 Dec 2023 to 29 Feb 2024: 2 months, 14 days of a leap year',
        '0.20491803',
        'yearsOf',
        () => yearsOf({ months: 2, leapYearDays: 14 }),
      ),
      vector(
        'curo-both-days',
        '20 Nov 2023 to 15 Jan 2024: 1 month, 11 days and 14 of a leap year',
        '0.15172168',
        'yearsOf',
        () => yearsOf({ months: 1, days: 11, leapYearDays: 14 }),
      ),
    ],
  },
];

function vector(
  id: string,
  call: string,
  expected: string,
  method: string,
  computed: () => number,
  note?: string,
): LibraryVector {
  return { id, call, expected, method, computed, ...(note === undefined ? {} : { note }) };
}

/** Flows a period apart as flows a month apart. */
const byMonth = (flows: ReturnType<typeof levelFlows>): ReturnType<typeof levelFlows> =>
  flows.map(({ years, amount }) => ({ years: yearsOf({ months: years }), amount }));
