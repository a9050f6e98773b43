/** A name and its figure, as written. */
export type Figure = readonly [label: string, value: string];

/** Figures below each other: names to the left, values to the right. */
export function figureLines(figures: readonly Figure[]): readonly string[] {
  const widest = (place: 0 | 1): number =>
    Math.max(0, ...figures.map((each) => each[place].length));
  const [labels, values] = [widest(0), widest(1)];
  return figures.map(([label, value]) => `${label.padEnd(labels)}  ${value.padStart(values)}`);
}

/** "13.6%". */
export const inPercent = (percent: number): string =>
  `${percent.toLocaleString('en-GB', {
    maximumFractionDigits: 10,
  })}%`;
