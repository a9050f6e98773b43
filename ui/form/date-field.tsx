import { useEffect, useState, type ComponentType } from 'react';
import type { DateFormat } from '../../core/kernel/written-day';
import { dateHint } from '../copy/forms/form-copy';
import { Field, type FieldWords } from '../parts/field/field';
import { Input } from '../parts/field/field.styles';
import type { DateSegmentsProps } from './date-segments';

interface DateFieldProps extends FieldWords {
  readonly id: string;
  readonly name: string;
  /** "2026-11-28", or what has been typed of it. */
  readonly value: string;
  readonly today: string;
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
  readonly format?: DateFormat | undefined;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

let known: ComponentType<DateSegmentsProps> | undefined;

/** The segments, once their script is here and nobody is in the field that they take the place of. */
function useSegments(id: string): ComponentType<DateSegmentsProps> | undefined {
  const [Segments, setSegments] = useState(() => known);
  useEffect(() => {
    const left = new AbortController();
    const show = () => {
      setSegments(() => known);
    };
    import('./date-segments').then(
      (module) => {
        known = module.DateSegments;
        const field = document.getElementById(id);
        if (field === null || field !== document.activeElement) show();
        else field.addEventListener('blur', show, { once: true, signal: left.signal });
      },
      // The browser's own field does as well.
      () => undefined,
    );
    return () => {
      left.abort();
    };
  }, [id]);
  return Segments;
}

/**
 * A day, in segments (CG-101). Until their script is here, and without script, in the browser's own
 * date field.
 */
export function DateField({
  id,
  name,
  value,
  today,
  earliest,
  latest,
  format = 'DD/MM/YYYY',
  onChange,
  onLeave,
  ...words
}: DateFieldProps) {
  const Segments = useSegments(id);
  return (
    <Field {...words} id={id} hint={words.hint ?? dateHint(format)}>
      {(ties) =>
        Segments === undefined ? (
          <Input
            {...ties}
            type="date"
            name={name}
            min={earliest}
            max={latest}
            value={DAY.test(value) ? value : ''}
            onChange={(event) => {
              onChange(event.currentTarget.value);
            }}
            onBlur={onLeave}
            $look="plain"
            $before={false}
            $after={false}
          />
        ) : (
          <Segments {...{ ties, name, value, today, latest, format, onChange, onLeave }} />
        )
      }
    </Field>
  );
}
