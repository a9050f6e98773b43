import type { AprExample } from './apr-example';

const HAUNTS = {
  kind: 'library vector',
  source: 'UK-APR-Calculator; a year of 365.25 days, a month a twelfth of it',
  address: 'https://github.com/stephenhaunts/UK-APR-Calculator',
} as const;

const FSHARP = {
  kind: 'library vector',
  source: 'FSharp.Finance.Personal; days of 1/365',
  address: 'https://github.com/simontreanor/FSharp.Finance.Personal',
} as const;

/** APRs that other people’s libraries test themselves by. */
export const APR_VECTORS: readonly AprExample[] = [
  {
    ...HAUNTS,
    id: 'haunts-100-a-year',
    flows: [{ amount: '-100' }, { amount: '101', days: 365 }],
    shown: '1.0',
  },
  {
    ...HAUNTS,
    id: 'cfa-loan-10000',
    flows: [{ amount: '-10000' }, { amount: '222.44', months: 1, times: 60 }],
    shown: '12.7',
    note: 'named after an example of the Consumer Finance Association',
  },
  {
    ...HAUNTS,
    id: 'haunts-125-in-31-days',
    flows: [{ amount: '-100' }, { amount: '125', daysOf36525: 31 }],
    shown: '1286.2',
    note: 'days of 1/365 would give 1283.7',
  },
  {
    ...HAUNTS,
    id: 'haunts-250-in-a-month',
    flows: [{ amount: '-200' }, { amount: '250', months: 1 }],
    shown: '1355.2',
  },
  {
    ...HAUNTS,
    id: 'haunts-350-in-a-month',
    flows: [{ amount: '-200' }, { amount: '350', months: 1 }],
    shown: '82400.5',
  },
  {
    ...HAUNTS,
    id: 'haunts-320-in-28-days',
    flows: [{ amount: '-250' }, { amount: '319.97', daysOf36525: 28 }],
    shown: '2400.3',
    note: 'days of 1/365 would give 2394.8',
  },
  {
    ...FSHARP,
    id: 'fsharp-500-2x270-days',
    flows: [{ amount: '-500' }, { amount: '270', days: 31 }, { amount: '270', days: 61 }],
    exact: '84.63',
    shown: '84.6',
  },
  {
    ...FSHARP,
    id: 'fsharp-500-510-5d',
    flows: [{ amount: '-500' }, { amount: '510', days: 5 }],
    exact: '324.436',
    shown: '324.4',
  },
  {
    ...FSHARP,
    id: 'fsharp-500-500-same-day',
    flows: [{ amount: '-500' }, { amount: '500', days: 0 }],
    exact: '0.0',
    shown: '0.0',
  },
  {
    kind: 'library vector',
    id: 'curo-ex2',
    flows: [
      { amount: '-10000' },
      { amount: '1707', months: 1, times: 6 },
      { amount: '50', months: 1 },
    ],
    exact: '10.447489',
    shown: '10.4',
    source: 'curo, example 2; months counted as in CONC App 1.2',
    address: 'https://github.com/andrewmurphy353/curo',
    note: 'a fee of 50 with the first payment',
  },
  {
    kind: 'library vector',
    id: 'regulation-z-3x340',
    flows: [{ amount: '-975' }, { amount: '340', months: 1, times: 3 }],
    exact: '31.2257',
    source: 'US Regulation Z test, solved as the United Kingdom does',
    note: 'the US figure, 27.4849, is nominal; a solver that returns it is in the wrong country',
  },
  {
    kind: 'library vector',
    id: 'systango-2000',
    flows: [{ amount: '-2000' }, { amount: '175.43', months: 1, times: 12 }],
    exact: '14.92',
    expectation: 'contradicts itself',
    source: 'uk-loan-apr-calculator, README',
    address: 'https://github.com/SystangoTechnologies/uk-loan-apr-calculator',
    note: 'a wrong vector: the effective rate is 9.999',
  },
];
