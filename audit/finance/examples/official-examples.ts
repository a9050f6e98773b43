import type { AprExample } from './apr-example';

const COMMISSION = {
  kind: 'official example',
  source:
    'European Commission, examples for the calculation of the APRC, January 2015 (a copy is in github.com/rimas-kudelis/php-apr-calculator, doc/aprc-examples-calculation_en.pdf)',
} as const;

const DIRECTIVE = {
  kind: 'official example',
  source: 'Directive 98/7/EC, annex III',
  address: 'https://service.betterregulation.com/document/260747',
} as const;

const CREDIT = { amount: '-196000' } as const;

/** Worked examples of legislators and teachers, each solved again. */
export const OFFICIAL_EXAMPLES: readonly AprExample[] = [
  {
    ...DIRECTIVE,
    id: 'dir98-7-ex1',
    flows: [{ amount: '-1000' }, { amount: '1200', days: 546 }],
    exact: '12.96',
    shown: '13',
  },
  {
    ...DIRECTIVE,
    id: 'dir98-7-ex2',
    flows: [{ amount: '-950' }, { amount: '1200', days: 546 }],
    shown: '16.9',
    note: '1000 lent, 50 of it kept back for expenses',
  },
  {
    ...DIRECTIVE,
    id: 'dir98-7-ex3',
    flows: [{ amount: '-1000' }, { amount: '600', years: 1 }, { amount: '600', years: 2 }],
    exact: '13.06623',
    shown: '13.1',
  },
  {
    ...COMMISSION,
    id: 'ec-aprc-ex1',
    flows: [CREDIT, { amount: '1432.86', months: 1, times: 240 }],
    exact: '6.434412',
  },
  {
    ...COMMISSION,
    id: 'ec-aprc-ex3',
    flows: [CREDIT, { amount: '1449.53', months: 1, times: 240 }],
    exact: '6.588554',
    shown: '6.6',
  },
  {
    ...COMMISSION,
    id: 'ec-aprc-ex5',
    flows: [CREDIT, { amount: '1490.18', months: 1, times: 240 }],
    exact: '6.961575',
    shown: '7.0',
  },
  {
    ...COMMISSION,
    id: 'ec-aprc-ex6',
    flows: [CREDIT, { amount: '1432.86', months: 1, times: 240 }, { amount: '100', months: 240 }],
    exact: '6.436359',
    shown: '6.4',
    note: 'a fee of 100 with the last payment: the likeness of an option fee',
  },
  {
    ...COMMISSION,
    id: 'ec-aprc-ex7-balloon',
    flows: [
      CREDIT,
      { amount: '1199.10', months: 1, times: 180 },
      { amount: '142097.69', months: 180 },
    ],
    exact: '6.409523',
    shown: '6.4',
    note: 'the balloon falls due in the same month as the last instalment',
  },
  {
    ...COMMISSION,
    id: 'ec-aprc-ex8',
    flows: [
      CREDIT,
      { amount: '1166.67', months: 1, times: 240 },
      { amount: '200000', months: 240 },
    ],
    exact: '7.430479',
    shown: '7.4',
    note: 'interest only, the capital at the end',
  },
  {
    ...COMMISSION,
    id: 'ec-aprc-ex11',
    flows: [CREDIT, { amount: '1500', months: 1, times: 220 }, { amount: '407.70', months: 221 }],
    exact: '6.452756',
    shown: '6.5',
    note: 'a smaller final payment one month after the last regular one',
  },
  {
    ...COMMISSION,
    id: 'ec-aprc-ex22',
    flows: [{ amount: '-100' }, { amount: '106.041228', years: 1 }],
    exact: '6.041228',
    shown: '6.1',
    expectation: 'contradicts itself',
    note: 'the paper solves 6.041228 and then prints 6.1 %; by its own rule it is 6.0. Only its X is at hand, so the flows here are 100 lent for a year at that X',
  },
  {
    ...COMMISSION,
    id: 'ec-aprc-ex39',
    flows: [{ amount: '-2940' }, { amount: '3132.09', months: 6 }],
    exact: '13.494231',
    shown: '13.5',
  },
  {
    ...COMMISSION,
    id: 'ec-aprc-ex41',
    flows: [{ amount: '-188500' }, { amount: '200000', months: 6 }],
    exact: '12.573788',
    shown: '12.6',
  },
  {
    ...COMMISSION,
    id: 'ec-aprc-ex42',
    flows: [CREDIT, { amount: '1250', months: 1, times: 12 }, { amount: '200000', months: 12 }],
    exact: '10.039962',
  },
  {
    kind: 'official example',
    id: 'fsmq-3x2000',
    flows: [
      { amount: '-5000' },
      { amount: '2000', years: 1 },
      { amount: '2000', years: 2 },
      { amount: '2000', years: 3 },
    ],
    shown: '9.7',
    source: 'Examination board’s worksheet',
    address: 'http://www.fsmq.org/data/files/feb08afisaapr2si-10623.DOC',
  },
];
