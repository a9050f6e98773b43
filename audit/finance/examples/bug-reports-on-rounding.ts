import { paymentSchedule, effectiveFromNominal } from '../../../core/finance/public';
import { pence, pounds } from '../../../core/kernel/money';
import { exactly, near, planned, scheduleFigures, type BugReport } from './bug-report';
import { futureWorth, interestFromTo, payment, paymentInAdvance } from './by-the-core';
import { compared } from './compare';

/** Reports 1 to 10: rates of nothing and next to nothing, and schedules that do not close. */
export const BUG_REPORTS_ON_ROUNDING: readonly BugReport[] = [
  {
    number: 1,
    asked: 'a loan of 1,200 at 0 % over 12 months',
    wrong: 'NaN',
    right: 'principal ÷ n: 100',
    address: 'https://github.com/cfpb/loan-calc/issues/5',
    figures: () => [
      near('payment', 100, payment(0, 12, 1200)),
      exactly(
        'monthly',
        100_00,
        planned({ credit: pounds(1200), months: 12, apr: 0 })?.monthly ?? NaN,
      ),
    ],
  },
  {
    number: 2,
    asked: 'Pmt(0, 120, 0, 1200, begin)',
    wrong: 'NaN',
    right: '−10',
    address: 'https://github.com/razorpay/go-financial/issues/13',
    figures: () => [near('payment', -10, paymentInAdvance(0, 120, 0, 1200))],
  },
  {
    number: 3,
    asked: 'pmt(0, 36, 36000); and with a future value of 18000 beside it',
    wrong: 'NaN; −500',
    right: '−1000; −1500',
    address: 'https://github.com/noverde/exonio/pull/41',
    figures: () => [
      near('payment', 1000, payment(0, 36, 36_000)),
      near('payment towards a future value', 1500, payment(0, 36, 36_000, -18_000)),
    ],
    note: 'the future value is inferred from the two results',
  },
  {
    number: 4,
    asked: 'PMT(0, 480, 100000); FV of 0.01 a second for a year at 10 % a year',
    wrong: 'NaN; 331667.01312868',
    right: '−208.3333333; 331667.00669077689',
    address: 'https://github.com/business-science/tidyquant/issues/259',
    figures: () => [
      compared('payment', 'number', 208.3333333, payment(0, 480, 100_000), 1e-7),
      near('future value', 331_667.006690777, futureWorth(0.1 / 31_536_000, 31_536_000, 0.01)),
    ],
  },
  {
    number: 5,
    asked: '120,000 over 30 years at 1e-12 a year, and at 0 %',
    wrong: '333.599972; division by zero',
    right: '333.333333338347; 333.33',
    address: 'https://github.com/domokane/FinancePy/pull/257',
    figures: () => [
      compared(
        'payment at 1e-12',
        'number',
        333.333333338347,
        payment(1e-12 / 12, 360, 120_000),
        5e-12,
      ),
      exactly(
        'monthly at 0 %',
        333_33,
        planned({ credit: pounds(120_000), months: 360, apr: 0 })?.monthly ?? NaN,
      ),
    ],
  },
  {
    number: 6,
    asked: 'interest on 1,000,000,000 in three payments at 0.001 % a year, 600 seconds apart',
    wrong: '0.058777',
    right: '0.380517503829',
    address: 'https://github.com/XRPLF/rippled/pull/7033',
    figures: () => [
      near('interest', 0.380517503829, interestFromTo(1, 3, (1e-5 * 600) / 31_536_000, 3, 1e9)),
    ],
    note: 'the principal is inferred from the result',
  },
  {
    number: 7,
    asked: 'a schedule of 200,000 at 6 % over 30 years',
    wrong: 'parts that differ from the payment, a last balance of 1e-20',
    right: 'pence at each step; the parts add up, the balance ends at nothing',
    address: 'https://github.com/austinmcconnell/mortgage/pull/29',
    figures: () =>
      scheduleFigures({ credit: pounds(200_000), months: 360, apr: effectiveFromNominal(6) }),
  },
  {
    number: 8,
    asked: '10.00 over 3 months at 0 %',
    wrong: '3 × 3.33 and a penny left over, negative interest',
    right: 'one payment carries the penny',
    address: 'https://github.com/we-promise/sure/pull/3327',
    figures: () => {
      const plan = planned({ credit: pence(1000), months: 3, apr: 0 });
      return [
        exactly('monthly', 333, plan?.monthly ?? NaN),
        exactly('odd payment', 334, plan?.oddPayment ?? NaN),
        exactly('total of payments', 1000, plan?.totalOfPayments ?? NaN),
        exactly('charge for credit', 0, plan?.totalChargeForCredit ?? NaN),
      ];
    },
  },
  {
    number: 9,
    asked: '100,000 over 3 years at a nominal 9.99 %; and without interest',
    wrong: '3227; division by zero',
    right: '3226.25; principal ÷ n',
    address: 'https://github.com/frappe/lending/issues/31',
    figures: () => {
      const lent = { credit: pounds(100_000), months: 36 };
      return [
        exactly(
          'monthly',
          3226_25,
          planned({ ...lent, apr: effectiveFromNominal(9.99) })?.monthly ?? NaN,
        ),
        exactly('monthly without interest', 2777_78, planned({ ...lent, apr: 0 })?.monthly ?? NaN),
      ];
    },
  },
  {
    number: 10,
    asked: 'a schedule of 360 rounded payments',
    wrong: '361 lines',
    right: '360 lines and nothing owed',
    address: 'https://github.com/chris1610/pbpython/issues/12',
    figures: () => {
      const plan = planned({ credit: pounds(200_000), months: 360, apr: 4 });
      const lines = plan === undefined ? [] : paymentSchedule(plan);
      return [
        compared('lines', 'number', 360, lines.length, 0),
        exactly('owed after the last payment', 0, lines.at(-1)?.balance ?? NaN),
      ];
    },
  },
];
