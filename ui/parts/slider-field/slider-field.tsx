import { useId, type ReactNode } from 'react';
import { usePutBackWhenScrolled } from '../put-back-when-scrolled';
import { SliderNumber } from './slider-number';
import { Ends, SliderBox, SliderTrack } from './slider-field.styles';
import { isOnStop, keyMove, pullTo, type SliderReach } from './slider-steps';

export interface SliderFieldProps extends SliderReach {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: number;
  /** How a value reads: "£18,530". */
  readonly inWords: (value: number) => string;
  /** A sign inside the box: "£". */
  readonly before?: string;
  /** A unit inside the box: "months". */
  readonly after?: string;
  /** In a form that is sent without script. */
  readonly name?: string;
  /** While the thumb is pulled, and once for a typed number, which may lie anywhere. */
  readonly onChange: (value: number) => void;
}

/**
 * One number: a box to type it into, and a slider that says the same. A press on the track moves the
 * thumb, an arrow key is one step, Page Up and Page Down five (UX rule 8).
 */
export function SliderField({
  label,
  hint,
  min,
  max,
  step,
  value,
  inWords,
  before,
  after,
  name,
  onChange,
}: SliderFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const reach = { min, max, step };
  const share = max <= min ? 100 : ((Math.min(max, value) - min) / (max - min)) * 100;
  const change = (next: number) => {
    if (next !== value) onChange(next);
  };
  const touches = usePutBackWhenScrolled(value, onChange);
  return (
    <SliderBox>
      <div className="name">
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && (
          <p className="hint" id={hintId}>
            {hint}
          </p>
        )}
      </div>
      <SliderNumber
        id={id}
        describedBy={hint === undefined ? undefined : hintId}
        onEnter={change}
        {...{ value, name, before, after }}
      />
      <SliderTrack>
        <svg aria-hidden="true">
          <rect className="whole" width="100%" height="6" rx="3" />
          <rect className="filled" width={`${share}%`} height="6" rx="3" />
        </svg>
        <input
          type="range"
          aria-label={label}
          aria-valuetext={inWords(value)}
          min={min}
          max={max}
          // A browser would move a value between two stops to one of them before anyone asked.
          step={isOnStop(value, reach) ? step : 1}
          value={value}
          {...touches}
          onChange={(event) => change(pullTo(Number(event.currentTarget.value), value, reach))}
          onKeyDown={(event) => {
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            const moved = keyMove(event.key, value, reach);
            if (moved === undefined) return;
            event.preventDefault();
            change(moved);
          }}
        />
      </SliderTrack>
      <Ends>
        <span>{inWords(min)}</span> <span>{inWords(max)}</span>
      </Ends>
    </SliderBox>
  );
}
