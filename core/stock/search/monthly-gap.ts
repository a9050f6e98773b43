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

/**
 * The range with its gap kept (FILTER-35, FILTER-36). The side being moved stays where the shopper
 * put it and the other yields (CG-041), except that nothing goes below 0.
 */
export function keepMonthlyGap(range: MonthlyRange, moved: 'from' | 'to'): MonthlyRange {
  const { from, to } = range;
  if (from === undefined || to === undefined || to - from >= MONTHLY_GAP) return range;
  if (moved === 'from') return { from, to: from + MONTHLY_GAP };
  return to < MONTHLY_GAP ? { from: 0, to: MONTHLY_GAP } : { from: to - MONTHLY_GAP, to };
}
