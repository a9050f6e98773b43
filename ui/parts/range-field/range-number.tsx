import { useState } from 'react';
import { isComposing } from '../field/is-composing';
import { TextField } from '../field/text-field';

export interface RangeNumberProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly placeholder: string;
  readonly name: string | undefined;
  readonly before: string | undefined;
  /** The shopper has finished typing; undefined when the box was emptied. */
  readonly onEnter: (typed: number | undefined) => void;
}

/** One end of a range as a whole number. What is half typed stays the shopper's until Enter or leaving. */
export function RangeNumber({
  label,
  value,
  placeholder,
  name,
  before,
  onEnter,
}: RangeNumberProps) {
  const [draft, setDraft] = useState<string>();
  const settle = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const typed = draft.trim() === '' ? undefined : Math.round(Number(draft));
    if (typed !== undefined && (!Number.isFinite(typed) || typed < 0)) return;
    if (typed !== value) onEnter(typed);
  };
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={0}
      name={name}
      placeholder={placeholder}
      {...(before === undefined ? {} : { before })}
      value={draft ?? value ?? ''}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
      }}
      onBlur={settle}
      // The wheel is for the page, not for the number that happens to have the focus.
      onWheel={(event) => {
        event.currentTarget.blur();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        settle();
      }}
    />
  );
}
