import type { CheckedExample, ComparedFigure } from '../model';

/** Puts a figure beside the one worked out. One that could not be worked out agrees with nothing. */
export function compared(
  figure: string,
  unit: ComparedFigure['unit'],
  expected: number,
  computed: number,
  tolerance: number,
): ComparedFigure {
  const difference = computed - expected;
  return {
    figure,
    unit,
    expected,
    computed,
    difference,
    tolerance,
    agrees: Math.abs(difference) <= tolerance,
  };
}

/** A check of yes or no: whether something is so, as 1, that should be. */
export const affirmed = (figure: string, isSo: boolean): ComparedFigure =>
  compared(figure, 'number', 1, isSo ? 1 : 0, 0);

/** Whether an honest check found what it must. */
export function isAsExpected(
  expectation: CheckedExample['expectation'],
  figures: readonly ComparedFigure[],
): boolean {
  if (figures.length === 0) return false;
  const isAllWithin = figures.every(({ agrees }) => agrees);
  switch (expectation) {
    case 'agrees':
      return isAllWithin;
    case 'contradicts itself':
      return !isAllWithin;
    case 'close only':
      return isAllWithin && figures.some(({ difference }) => difference !== 0);
  }
}

/** An example with its finding. */
export const checked = (example: Omit<CheckedExample, 'asExpected'>): CheckedExample => ({
  ...example,
  asExpected: isAsExpected(example.expectation, example.figures),
});
