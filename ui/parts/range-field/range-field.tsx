import { useRef, type PointerEvent } from 'react';
import { RangeNumber } from './range-number';
import { RangeInputs, RangeSet, RangeTrack } from './range-field.styles';
import { RangeThumb } from './range-thumb';

/** A range as the shopper left it; an open end is undefined. */
export interface Range {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

export type RangeEnd = keyof Range;

export interface RangeFieldProps {
  readonly legend: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: Range;
  /** Heard and seen over each box: "Minimum price", "Maximum price". */
  readonly fromLabel: string;
  readonly toLabel: string;
  /** How a value reads: "£150 a month". */
  readonly inWords: (value: number) => string;
  /** A sign inside the boxes: "£". */
  readonly before?: string;
  /**
   * While a thumb is pulled, and once for a typed number. Whoever holds the value keeps any gap
   * between the ends [FILTER-35]; `moved` says which end stays and which yields.
   */
  readonly onChange: (range: Range, moved: RangeEnd) => void;
  /** The shopper has let go: time for a history entry or a search. */
  readonly onCommit?: (range: Range, moved: RangeEnd) => void;
  /** Names in a form that is sent without script. */
  readonly fromName?: string;
  readonly toName?: string;
}

const grouped = new Intl.NumberFormat('en-GB');

/**
 * From and to: two number boxes always in view, and two thumbs on one track that say the same. A
 * press on the track brings the nearer thumb, so nothing needs dragging.
 */
export function RangeField({
  legend,
  min,
  max,
  step,
  value,
  fromLabel,
  toLabel,
  inWords,
  before,
  onChange,
  onCommit,
  fromName,
  toName,
}: RangeFieldProps) {
  const track = useRef<HTMLDivElement>(null);
  const within = (number: number) => Math.min(max, Math.max(min, number));
  const from = within(value.from ?? min);
  const to = within(value.to ?? max);
  const share = (number: number) => (max === min ? 0 : ((number - min) / (max - min)) * 100);

  const change = (end: RangeEnd) => (moved: number | undefined) => {
    onChange({ ...value, [end]: moved }, end);
  };
  const commit = (end: RangeEnd) => (moved: number | undefined) => {
    onCommit?.({ ...value, [end]: moved }, end);
  };

  const bringNearerThumb = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target instanceof HTMLInputElement || event.button !== 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const thumbRadius = 12;
    const along = (event.clientX - box.left - thumbRadius) / (box.width - 2 * thumbRadius);
    const pressed = within(min + Math.round((along * (max - min)) / step) * step);
    const end = Math.abs(pressed - from) <= Math.abs(pressed - to) ? 'from' : 'to';
    event.preventDefault();
    track.current?.querySelector<HTMLInputElement>(`[data-end='${end}']`)?.focus();
    change(end)(pressed);
    commit(end)(pressed);
  };

  const thumbs = { min, max, step, inWords };
  return (
    <RangeSet>
      <legend>{legend}</legend>
      <RangeInputs>
        <RangeNumber
          label={fromLabel}
          value={value.from}
          placeholder={grouped.format(min)}
          name={fromName}
          before={before}
          onEnter={(typed) => {
            change('from')(typed);
            commit('from')(typed);
          }}
        />
        <RangeNumber
          label={toLabel}
          value={value.to}
          placeholder={grouped.format(max)}
          name={toName}
          before={before}
          onEnter={(typed) => {
            change('to')(typed);
            commit('to')(typed);
          }}
        />
      </RangeInputs>
      <RangeTrack ref={track} onPointerDown={bringNearerThumb}>
        <svg aria-hidden="true">
          <rect className="whole" width="100%" height="4" rx="2" />
          <rect
            className="chosen"
            x={`${share(from)}%`}
            width={`${Math.max(0, share(to) - share(from))}%`}
            height="4"
          />
        </svg>
        <RangeThumb
          {...thumbs}
          end="from"
          label={fromLabel}
          value={from}
          above={share(from) > 50}
          onChange={change('from')}
          onCommit={commit('from')}
        />
        <RangeThumb
          {...thumbs}
          end="to"
          label={toLabel}
          value={to}
          above={false}
          onChange={change('to')}
          onCommit={commit('to')}
        />
      </RangeTrack>
    </RangeSet>
  );
}
