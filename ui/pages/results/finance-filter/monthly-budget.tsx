import { useState } from 'react';
import { inPounds, pounds } from '../../../../core/kernel/money';
import { keepMonthlyGap, MONTHLY_SLIDER, type MonthlyRange } from '../../../../core/search/public';
import { RangeField, type Range, type RangeEnd } from '../../../parts/range-field/range-field';

interface MonthlyBudgetProps {
  readonly value: MonthlyRange;
  readonly onCommit: (range: MonthlyRange, moved: RangeEnd) => void;
}

const asRange = ({ from, to }: MonthlyRange): Range => ({ from, to });
/** Neither thumb goes where the other cannot follow (FILTER-34); more can be typed. */
function withinThumbs({ from, to }: MonthlyRange): MonthlyRange {
  const { from: lower, to: upper } = MONTHLY_SLIDER;
  return {
    ...(from !== undefined && { from: from > upper.most ? from : Math.min(from, lower.most) }),
    ...(to !== undefined && { to: Math.max(to, upper.least) }),
  };
}

const asMonthly = ({ from, to }: Range): MonthlyRange =>
  withinThumbs({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) });

/**
 * From and to a month (FILTER-33, FILTER-34). While a thumb is held the figures follow it here
 * alone; the search hears of it when it is let go.
 */
export function MonthlyBudget({ value, onCommit }: MonthlyBudgetProps) {
  const [held, setHeld] = useState<MonthlyRange | undefined>(undefined);
  return (
    <RangeField
      legend="Monthly budget"
      min={MONTHLY_SLIDER.from.least}
      max={MONTHLY_SLIDER.to.most}
      step={MONTHLY_SLIDER.step}
      value={asRange(held ?? value)}
      fromLabel="From, a month"
      toLabel="To, a month"
      before="£"
      fromName="monthly_from"
      toName="monthly_to"
      inWords={(amount) => `${inPounds(pounds(amount))} a month`}
      onChange={(range, moved) => setHeld(keepMonthlyGap(asMonthly(range), moved))}
      onCommit={(range, moved) => {
        setHeld(undefined);
        onCommit(keepMonthlyGap(asMonthly(range), moved), moved);
      }}
    />
  );
}
