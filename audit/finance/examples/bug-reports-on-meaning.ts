import { isLeft, isRight } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import {
  aprOfPlan,
  effectiveFromNominal,
  nominalFromEffective,
  solveApr,
} from '../../../core/finance/public';
import { add, moneyFromWire, pence, pounds } from '../../../core/kernel/money';
import { halfUp } from '../../../core/kernel/rounding';
import {
  exactly,
  halfPenny,
  ON_AN_ORDINARY_CAR,
  planned,
  refusalOf,
  scheduleFigures,
  type BugReport,
} from './bug-report';
import { levelFlows, payment, rateOf } from './by-the-core';
import { affirmed, compared } from './compare';
import { penceOf } from './read-figures';

/** Reports 11 to 21: what may be asked at all, which rate is meant, and text that is no number. */
export const BUG_REPORTS_ON_MEANING: readonly BugReport[] = [
  {
    number: 11,
    asked: 'a deposit of all the price, one above it, and one below nothing',
    wrong: 'a negative principal; an error; accepted',
    right: 'refused, each with its reason',
    address: 'https://github.com/cfpb/owning-a-home/pull/91',
    figures: () => [
      affirmed(
        'nothing borrowed is refused',
        refusalOf({ credit: pounds(0), months: 12, apr: 5, deposit: pounds(1000) }) ===
          'nothing-borrowed',
      ),
      affirmed(
        'less than nothing is refused',
        refusalOf({ credit: pounds(-1), months: 12, apr: 5, deposit: pounds(1001) }) ===
          'negative-amount',
      ),
      affirmed(
        'a negative deposit is refused',
        refusalOf({ credit: pounds(1000), months: 12, apr: 5, deposit: pounds(-1) }) ===
          'negative-amount',
      ),
    ],
  },
  {
    number: 12,
    asked: '7,500 at 7 % APR over 36 months, in the United Kingdom',
    wrong: '231.58 and 836.82: a twelfth of the APR a month',
    right: '230.84 and 810.24: effective',
    address: 'https://github.com/jpederson/Accrue.js/issues/32',
    figures: () => {
      const plan = planned({ credit: pounds(7500), months: 36, apr: 7 });
      return [
        exactly('monthly', 230_84, plan?.monthly ?? NaN),
        exactly('charge for credit', 810_24, plan?.totalChargeForCredit ?? NaN),
        exactly('monthly at a nominal 7 %', 231_58, halfUp(100 * payment(0.07 / 12, 36, 7500))),
      ];
    },
  },
  {
    number: 13,
    asked: '200,000 at 7.5 % over 180 months, effective',
    wrong: '1854.02, if 7.5 is effective',
    right: '1826.17',
    address: 'https://github.com/numpy/numpy-financial/issues/34',
    figures: () => [
      exactly(
        'monthly',
        1826_17,
        planned({ credit: pounds(200_000), months: 180, apr: 7.5 })?.monthly ?? NaN,
      ),
      exactly(
        'monthly at a nominal 7.5 %',
        1854_02,
        halfUp(100 * payment(0.075 / 12, 180, 200_000)),
      ),
    ],
  },
  {
    number: 14,
    asked: 'a loan with a balloon',
    wrong: 'the payment rises with the balloon',
    right: 'the payment falls',
    address: 'https://github.com/numpy/numpy-financial/issues/130',
    figures: () => {
      const plan = planned(ON_AN_ORDINARY_CAR);
      const without = planned({ ...ON_AN_ORDINARY_CAR, finalPayment: pence(0) });
      return [
        exactly('monthly with the final payment', 331_76, plan?.monthly ?? NaN),
        affirmed('lower than without', (plan?.monthly ?? NaN) < (without?.monthly ?? NaN)),
      ];
    },
  },
  {
    number: 15,
    asked: '6 %, typed as an APR',
    wrong: 'taken as nominal: 6.167 % is shown',
    right: 'say which rate is typed; a plan at 6 % APR bears 6 %',
    address: 'https://github.com/santiago-pan/mortgage-calculator/issues/34',
    figures: () => {
      const plan = planned({ credit: pounds(200_000), months: 360, apr: 6 });
      const apr = plan === undefined ? undefined : aprOfPlan(plan);
      return [
        compared(
          'APR of the plan',
          'percent',
          6,
          apr !== undefined && isRight(apr) ? apr.right.exact : NaN,
          1e-4,
        ),
        compared('6 % nominal as effective', 'percent', 6.1678, effectiveFromNominal(6), 5e-5),
        compared('6 % effective as nominal', 'percent', 5.8411, nominalFromEffective(6), 5e-5),
      ];
    },
  },
  {
    number: 16,
    asked: 'a schedule with a final payment',
    wrong: 'a remainder of 61.90',
    right: 'the last payment clears the balance',
    address: 'https://github.com/apache/fineract/pull/6352',
    figures: () => scheduleFigures(ON_AN_ORDINARY_CAR),
  },
  {
    number: 17,
    asked: '"1,234.56" + 2; "$1,000"',
    wrong: '3; 1',
    right: '1236.56; refused, being no sterling',
    address: 'https://github.com/toolkit-for-ynab/toolkit-for-ynab/pull/639',
    figures: () => [
      exactly('sum', 1236_56, add(penceOf('1,234.56'), pounds(2))),
      affirmed('dollars are refused', isNone(moneyFromWire('$1,000'))),
    ],
  },
  {
    number: 18,
    asked: '1.005, 35.175, 0.145 and 8.165 to two places',
    wrong: '1.00, 35.17, 0.14, 8.16',
    right: '1.01, 35.18, 0.15, 8.17',
    address: 'https://github.com/ikr/money-math/issues/34',
    figures: () => [
      exactly('half of 2.01', 1_01, halfPenny(201)),
      exactly('half of 70.35', 35_18, halfPenny(7035)),
      exactly('half of 0.29', 15, halfPenny(29)),
      exactly('half of 16.33', 8_17, halfPenny(1633)),
    ],
    note: 'as payments: twice each amount, without interest over two months',
  },
  {
    number: 19,
    asked: 'round(−1.25, 1)',
    wrong: '−1.2',
    right: '−1.3: halves away from zero, by a rule that has a name',
    address: 'https://github.com/scurker/currency.js/issues/451',
    figures: () => [compared('tenths', 'number', -13, halfUp(-12.5), 0)],
  },
  {
    number: 20,
    asked: 'RATE(360, −570.3, 93550)',
    wrong: '3.19e-16',
    right: '0.00513005',
    address: 'https://github.com/PHPOffice/PHPExcel/issues/1378',
    figures: () => [
      compared('rate', 'number', 0.00513005, rateOf(levelFlows(93_550, 360, 570.3)), 5e-9),
    ],
  },
  {
    number: 21,
    asked: 'RATE with flows of one sign',
    wrong: 'a number',
    right: 'an error',
    address: 'https://github.com/dream-num/univer/pull/5910',
    figures: () => {
      const solved = solveApr(levelFlows(-1000, 12, 100));
      return [affirmed('no solution', isLeft(solved) && solved.left.kind === 'no-solution')];
    },
  },
];
