import type { CheckedExample, ComparedFigure } from '../model';

/** Digits of a binary fraction that every machine agrees on; what follows them is its own noise. */
const DIGITS = 12;

/**
 * An example with its figures cut to the digits that mean something, so that two machines write
 * the same bytes: a thirteenth digit is below every tolerance there is.
 */
export const settledExample = (example: CheckedExample): CheckedExample => ({
  ...example,
  figures: example.figures.map(settledFigure),
});

function settledFigure(figure: ComparedFigure): ComparedFigure {
  const computed = settled(figure.computed);
  const difference = settled(figure.difference);
  const noise = Math.max(Math.abs(figure.expected), Math.abs(computed)) * 10 ** -DIGITS;
  return {
    ...figure,
    computed,
    difference: Math.abs(difference) <= noise ? 0 : difference,
  };
}

const settled = (value: number): number => Number(value.toPrecision(DIGITS));
