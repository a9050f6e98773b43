/** Pounds a month; a side not chosen is open. */
export interface MonthlyRange {
  readonly from?: number;
  readonly to?: number;
}

/** FILTER-35: how far below the upper limit the lower one stays. */
export const MONTHLY_GAP = 50;

/** FILTER-34: where the slider's two thumbs can go. */
export const MONTHLY_SLIDER = {
  from: { least: 0, most: 950 },
  to: { least: 50, most: 1000 },
  step: 50,
};

/** The most a monthly budget says anywhere: what the finance call is asked at the most (FIN-57). */
export const MOST_MONTHLY = 9999;

/**
 * The range with its gap kept (FILTER-35, FILTER-36). The side being moved stays where the shopper
 * put it and the other yields (CG-041), except at the two ends, 0 and 9,999, where there is no
 * room to yield.
 */
export function keepMonthlyGap(range: MonthlyRange, moved: 'from' | 'to'): MonthlyRange {
  const { from, to } = range;
  if (from === undefined || to === undefined || to - from >= MONTHLY_GAP) return range;
  if (moved === 'from') {
    const held = Math.min(from, MOST_MONTHLY - MONTHLY_GAP);
    return { from: held, to: held + MONTHLY_GAP };
  }
  const held = Math.max(to, MONTHLY_GAP);
  return { from: held - MONTHLY_GAP, to: held };
}
