import { useId, useState, type KeyboardEvent } from 'react';
import type { BoundFilter } from '../../../../core/search/public';
import { TextField } from '../../../parts/field/text-field';
import { isComposing } from '../../../parts/field/is-composing';

interface TypedBoundProps {
  readonly name: BoundFilter;
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

const tidy = (text: string): string => text.replace(/[£,\s]/g, '');

/** A bound typed as a number: applied on Enter or on leaving the field, said to be wrong at once. */
export function TypedBound({ name, label, value, onChange }: TypedBoundProps) {
  const id = useId();
  const [text, setText] = useState<string | undefined>(undefined);
  const [error, setError] = useState<string | undefined>(undefined);
  const shown = text ?? value ?? '';

  const apply = () => {
    if (text === undefined) return;
    const typed = tidy(text);
    if (typed !== '' && !/^\d{1,7}$/.test(typed)) {
      setError('Type a whole number, such as 9500');
      return;
    }
    setError(undefined);
    setText(undefined);
    onChange(typed === '' ? undefined : String(Number(typed)));
  };

  return (
    <TextField
      id={id}
      label={label}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      // Nameless once the radio of the same name can say it, so that it is not sent twice.
      name={text === undefined && value !== undefined ? undefined : name}
      value={shown}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        apply();
      }}
    />
  );
}
