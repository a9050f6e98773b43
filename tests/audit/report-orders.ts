import fc from 'fast-check';
import type { CheckedExample, ComparedFigure, Law, Recomputed } from '../../audit/finance/model';

/** As many cases worked out twice, three figures each, one of them at an edge. */
const recomputed = (cases: number): Recomputed => ({
  cases,
  figures: 3 * cases,
  onTheEdge: 1,
  greatest: 3e-13,
});

/** A law that holds, and keeps what it drew. */
export function drawingLaw(drawn: number[] = []): Law {
  return {
    id: 'drawn-is-drawn',
    statement: 'A drawn number is itself.',
    source: 'FIN-11',
    ranges: ['0 to a million'],
    check: (seed, cases) => {
      fc.assert(
        fc.property(fc.nat(1_000_000), (number) => {
          drawn.push(number);
          return number >= 0;
        }),
        { seed, numRuns: cases },
      );
      return { holds: true, cases, recomputed: recomputed(cases) };
    },
  };
}

export const brokenLaw: Law = {
  ...drawingLaw(),
  id: 'planted-lie',
  statement: 'Every number is below 10.',
  check: (_seed, cases) => ({
    holds: false,
    cases,
    counterexample: 'number 10',
    recomputed: recomputed(cases),
  }),
};

/** Holds, and comes to another figure the second time. */
export const apartLaw: Law = {
  ...drawingLaw(),
  id: 'planted-penny',
  check: (_seed, cases) => ({
    holds: true,
    cases,
    recomputed: {
      ...recomputed(cases),
      apart: '7: monthly is 2p and the second time 1p, 1p apart',
    },
  }),
};

/** Holds, and asks nothing that could be worked out twice. */
export const silentLaw: Law = {
  ...drawingLaw(),
  id: 'asks-nothing',
  check: (_seed, cases) => ({ holds: true, cases, recomputed: { ...recomputed(0), onTheEdge: 0 } }),
};

const monthly: ComparedFigure = {
  figure: 'monthly',
  unit: 'pence',
  expected: 39_724,
  computed: 39_724,
  difference: 0,
  tolerance: 2,
  agrees: true,
};

const apart: ComparedFigure = { ...monthly, computed: 39_824, difference: 100, agrees: false };

export const agreeingExample: CheckedExample = {
  id: 'a-quote',
  kind: 'published quote',
  expectation: 'agrees',
  source: 'A lender',
  address: 'https://lender.example/quote?a=1&b=2',
  inputs: { credit: '£17,530.00', months: '60' },
  method: 'Effective rate, in arrears',
  figures: [monthly],
  asExpected: true,
};

export const contradictingExample: CheckedExample = {
  ...agreeingExample,
  id: 'a-broker',
  expectation: 'contradicts itself',
  figures: [apart],
  note: 'The printed total is £1,000 short.',
};

/** Says it is as expected; its figures say otherwise. */
export const lyingExample: CheckedExample = {
  ...agreeingExample,
  id: 'a-liar',
  figures: [{ ...apart, agrees: true }],
};
