import { useId } from 'react';
import type { Slice, SliceKind } from '../../../core/finance/public';
import { inPoundsAndPence, type Money } from '../../../core/kernel/money';
import { SLICE_NAMES } from '../../copy/finance-copy';
import { spreadLabels } from './spread-labels';

interface StackedBarProps {
  readonly title: string;
  readonly slices: readonly Slice[];
  readonly total: Money;
}

/** All in rem, so that the chart grows with the shopper’s text. */
const TALL = 15;
const WIDE = 2.25;
const GAP = 0.125;
/** A fee of ten pounds among thousands is still drawn, as a line. */
const THINNEST = 0.125;
const LABEL_HEIGHT = 2.5;
const LABEL_FROM = 3.25;

const rem = (length: number): string => `${Number(length.toFixed(3))}rem`;

/**
 * One column of slices, the first at the foot, each named beside it. Slices differ in pattern as
 * well as in colour, and a gap of paper keeps neighbours apart.
 */
export function StackedBar({ title, slices, total }: StackedBarProps) {
  const id = useId();
  const drawn = stack(
    slices.filter(({ amount }) => amount > 0),
    total,
  );
  const labels = spreadLabels(
    drawn.map(({ top, tall }) => top + tall / 2),
    LABEL_HEIGHT,
    LABEL_HEIGHT / 2,
    TALL - LABEL_HEIGHT / 2,
  );
  return (
    <svg role="img" aria-labelledby={`${id}t ${id}d`} width="100%" height={rem(TALL)}>
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>
        {slices
          .map(({ kind, amount }) => `${SLICE_NAMES[kind]} ${inPoundsAndPence(amount)}`)
          .join(', ')}
      </desc>
      <pattern
        id={`${id}h`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="hatch" d="M0 3h6" />
      </pattern>
      <pattern id={`${id}p`} width="6" height="6" patternUnits="userSpaceOnUse">
        <circle className="dots" cx="3" cy="3" r="1.75" />
      </pattern>
      {drawn.map(({ kind, amount, top, tall }, place) => {
        const label = labels[place] ?? 0;
        return (
          <g key={kind}>
            <rect x="1" y={rem(top)} width={rem(WIDE)} height={rem(tall)} {...paint(kind, id)} />
            <line
              className="leader"
              x1={rem(WIDE + 0.15)}
              y1={rem(top + tall / 2)}
              x2={rem(LABEL_FROM - 0.25)}
              y2={rem(label)}
            />
            <text x={rem(LABEL_FROM)} y={rem(label - 0.15)}>
              {SLICE_NAMES[kind]}
            </text>
            <text className="amount" x={rem(LABEL_FROM)} y={rem(label + 0.85)}>
              {inPoundsAndPence(amount)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface DrawnSlice extends Slice {
  readonly top: number;
  readonly tall: number;
}

/** From the top down, which is from the last slice to the first. */
function stack(slices: readonly Slice[], total: Money): readonly DrawnSlice[] {
  const thin = slices.filter(({ amount }) => isThin(amount, total)).length;
  const scale = (TALL - GAP * (slices.length - 1) - thin * THINNEST) / Math.max(1, total);
  let top = 0;
  return [...slices].reverse().map((slice) => {
    const tall = isThin(slice.amount, total) ? THINNEST : slice.amount * scale;
    const drawn = { ...slice, top, tall };
    top += tall + GAP;
    return drawn;
  });
}

const isThin = (amount: Money, total: Money): boolean => (amount / total) * TALL < THINNEST;

function paint(kind: SliceKind, id: string) {
  switch (kind) {
    case 'deposit':
      return { className: 'plain' };
    case 'payments':
    case 'credit':
      return { className: 'main' };
    case 'final-payment':
      return { className: 'hatched', fill: `url(#${id}h)` };
    case 'interest':
      return { className: 'dotted', fill: `url(#${id}p)` };
    case 'fee':
      return { className: 'thin' };
  }
}
