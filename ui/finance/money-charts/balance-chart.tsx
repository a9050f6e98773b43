import { useId } from 'react';
import type { BalancePoint } from '../../../core/finance/public';
import { inPounds, inPoundsAndPence, type Money } from '../../../core/kernel/money';
import { OWED_AFTER, OWED_AT_FIRST, OWED_BEFORE_FINAL } from '../../copy/finance-copy';

interface BalanceChartProps {
  readonly title: string;
  readonly credit: Money;
  /** From the first day to the last payment; more than one. */
  readonly points: readonly BalancePoint[];
  /** What is owed before an optional final payment is made; named on the line. */
  readonly beforeFinal: BalancePoint | undefined;
}

/** In rem, so that the chart grows with the shopper’s text. */
const TOP = 2;
const TALL = 11;
/** A label under the line needs this much of it. */
const LABEL_ROOM = 1.75;
/** The months, and below them the word, which would touch the second of them beside the first. */
const AXIS_ROOM = 3;
const MOST_TICKS = 5;

/** What is owed from the first day to the last, as a falling line. */
export function BalanceChart({ title, credit, points, beforeFinal }: BalanceChartProps) {
  const id = useId();
  const last = points.at(-1)?.month ?? 1;
  const across = (month: number): string => `${two((month / last) * 100)}%`;
  const fallen = (balance: Money): number => 1 - balance / credit;
  const line = points
    .map(({ month, balance }) => `${month},${two(fallen(balance) * 100)}`)
    .join(' ');
  const months = ticks(last);
  return (
    <svg
      role="img"
      aria-labelledby={`${id}t ${id}d`}
      width="100%"
      height={`${TOP + TALL + AXIS_ROOM}rem`}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>
        {points
          .filter(({ month }) => months.includes(month))
          .map(({ month, balance }) =>
            month === 0
              ? OWED_AT_FIRST(inPoundsAndPence(balance))
              : OWED_AFTER(inPoundsAndPence(balance), month),
          )
          .join(', ')}
      </desc>
      <svg
        y={`${TOP}rem`}
        width="100%"
        height={`${TALL}rem`}
        viewBox={`0 0 ${last} 100`}
        preserveAspectRatio="none"
      >
        <polygon className="under" points={`0,100 ${line}`} />
        <polyline className="owed" points={line} vectorEffect="non-scaling-stroke" />
      </svg>
      {months.map((month) => (
        <g key={month}>
          <line
            className="axis"
            x1={across(month)}
            y1={`${TOP + TALL}rem`}
            x2={across(month)}
            y2={`${TOP + TALL + 0.375}rem`}
          />
          <text
            className="quiet"
            x={across(month)}
            y={`${TOP + TALL + 1.375}rem`}
            textAnchor={month === 0 ? 'start' : month === last ? 'end' : 'middle'}
          >
            {month}
          </text>
        </g>
      ))}
      <text className="quiet" y={`${TOP + TALL + 2.5}rem`}>
        Months
      </text>
      <line className="axis" y1={`${TOP + TALL}rem`} x2="100%" y2={`${TOP + TALL}rem`} />
      <text className="amount" y={`${TOP - 0.75}rem`}>
        {OWED_AT_FIRST(inPounds(credit))}
      </text>
      {beforeFinal !== undefined && (beforeFinal.balance / credit) * TALL > LABEL_ROOM && (
        <text
          className="amount"
          x={across(beforeFinal.month)}
          dx="-0.5rem"
          y={`${two(TOP + fallen(beforeFinal.balance) * TALL + 1.5)}rem`}
          textAnchor="end"
        >
          {OWED_BEFORE_FINAL(inPoundsAndPence(beforeFinal.balance))}
        </text>
      )}
    </svg>
  );
}

const two = (value: number): number => Number(value.toFixed(2));

/** The start, the end, and whole years between them that leave their words room. */
function ticks(last: number): readonly number[] {
  const apart = 12 * Math.ceil(last / 12 / MOST_TICKS);
  const years = Array.from({ length: Math.ceil(last / apart) }, (_, step) => step * apart);
  return [...years.filter((month) => month === 0 || last - month > apart / 2), last];
}
