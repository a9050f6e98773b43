import { useRef, useState, type KeyboardEvent } from 'react';
import type { DateFormat } from '../../core/kernel/written-day';
import { DATE_PARTS } from '../copy/forms/date-copy';
import type { ControlTies } from '../parts/field/field';
import {
  datePartsOf,
  dayOfParts,
  steppedPart,
  yearDigits,
  type DatePart,
  type DateParts,
} from './date-parts';
import { SegmentsBox } from './date-segments.styles';

export interface DateSegmentsProps {
  readonly ties: ControlTies;
  readonly name: string;
  /** "2026-11-28", or what has been typed of it. */
  readonly value: string;
  readonly today: string;
  readonly latest: string | undefined;
  readonly format: DateFormat;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

const ORDER = ['day', 'month', 'year'] as const satisfies readonly DatePart[];

/**
 * A day in three segments, by digits or by the arrow keys (FORM-08, FORM-09, CG-101); what is full
 * goes on to the next.
 */
export function DateSegments({
  ties,
  name,
  value,
  today,
  latest,
  format,
  onChange,
  onLeave,
}: DateSegmentsProps) {
  const [typed, setTyped] = useState<DateParts>();
  const segments = useRef<HTMLDivElement>(null);
  const dayOf = (shown: DateParts): string => dayOfParts(shown, format, latest);
  const parts = typed !== undefined && dayOf(typed) === value ? typed : datePartsOf(value, format);
  const digitsOf = (part: DatePart): number => (part === 'year' ? yearDigits(format) : 2);

  const set = (next: DateParts): void => {
    setTyped(next);
    onChange(dayOf(next));
  };
  const goTo = (place: number): void => {
    const segment = segments.current?.querySelectorAll('input')[place];
    // The last is the hidden one.
    if (segment === undefined || segment.type === 'hidden') return;
    segment.focus();
    segment.select();
  };

  const onKeyDown = (part: DatePart, place: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const control = event.currentTarget;
    if (step !== undefined) {
      event.preventDefault();
      set({ ...parts, [part]: steppedPart(part, parts, step, today, format) });
    } else if (event.key === 'ArrowLeft' && control.selectionStart === 0) {
      goTo(place - 1);
    } else if (event.key === 'ArrowRight' && control.selectionEnd === control.value.length) {
      goTo(place + 1);
    } else if (event.key === 'Backspace' && control.value === '') {
      goTo(place - 1);
    }
  };

  return (
    <SegmentsBox
      ref={segments}
      role="group"
      aria-describedby={ties['aria-describedby']}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      {ORDER.map((part, place) => (
        <input
          key={part}
          id={place === 0 ? ties.id : undefined}
          className={part}
          inputMode="numeric"
          autoComplete="off"
          maxLength={digitsOf(part)}
          placeholder={{ day: 'DD', month: 'MM', year: 'YYYY'.slice(-digitsOf('year')) }[part]}
          aria-label={DATE_PARTS[part]}
          aria-invalid={ties['aria-invalid']}
          value={parts[part]}
          onChange={(event) => {
            const digits = event.currentTarget.value.replaceAll(/\D/g, '');
            set({ ...parts, [part]: digits });
            const isFull = digits.length === digitsOf(part);
            if (isFull && event.currentTarget.selectionEnd === digits.length) {
              goTo(place + 1);
            }
          }}
          onKeyDown={onKeyDown(part, place)}
        />
      ))}
      <input type="hidden" name={name} value={value} />
    </SegmentsBox>
  );
}
