import { useState } from 'react';
import type { Examples } from '../examples';
import { RangeField, type Range, type RangeEnd } from './range-field';

const GAP = 50;

/** What the holder of a monthly budget does: the end that is moved stays, the other yields. */
function apart(range: Range, moved: RangeEnd): Range {
  const { from = 0, to = 1000 } = range;
  if (to - from >= GAP) return range;
  return moved === 'from'
    ? { from: Math.min(from, 1000 - GAP), to: Math.min(1000, from + GAP) }
    : { from: Math.max(0, to - GAP), to: Math.max(to, GAP) };
}

function MonthlyBudget() {
  const [range, setRange] = useState<Range>({ from: 150, to: 400 });
  return (
    <RangeField
      legend="Monthly budget"
      min={0}
      max={1000}
      step={50}
      value={range}
      fromLabel="Minimum monthly"
      toLabel="Maximum monthly"
      before="£"
      inWords={(value) => `£${value} a month`}
      onChange={(next, moved) => {
        setRange(apart(next, moved));
      }}
    />
  );
}

function AnyPrice() {
  const [range, setRange] = useState<Range>({ from: undefined, to: undefined });
  return (
    <RangeField
      legend="Price"
      min={0}
      max={60000}
      step={500}
      value={range}
      fromLabel="Minimum price"
      toLabel="Maximum price"
      before="£"
      inWords={(value) => `£${value}`}
      onChange={setRange}
    />
  );
}

export const rangeFieldExamples: Examples = {
  'Monthly budget, 50 apart': <MonthlyBudget />,
  'Any price': <AnyPrice />,
};
