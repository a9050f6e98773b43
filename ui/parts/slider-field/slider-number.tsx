import { useState } from 'react';
import { Affixed, Input } from '../field/field.styles';
import { isComposing } from '../field/is-composing';

export interface SliderNumberProps {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly value: number;
  readonly name: string | undefined;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly onEnter: (typed: number) => void;
}

const grouped = new Intl.NumberFormat('en-GB');

/** A whole number as people write it: "18,530", "£18530", "18530.00". */
function readNumber(text: string): number | undefined {
  const bare = text.replaceAll(/[£,\s]/g, '');
  return /^\d{1,9}(\.\d*)?$/.test(bare) ? Math.round(Number(bare)) : undefined;
}

/**
 * The number of a slider, to be typed. What is half typed stays the shopper's until Enter or leaving;
 * what is no number gives way to the one that holds.
 */
export function SliderNumber({
  id,
  describedBy,
  value,
  name,
  before,
  after,
  onEnter,
}: SliderNumberProps) {
  const [draft, setDraft] = useState<string>();
  const settle = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    const typed = readNumber(draft);
    if (typed !== undefined) onEnter(typed);
  };
  return (
    <Affixed>
      {before !== undefined && (
        <span className="before" aria-hidden="true">
          {before}
        </span>
      )}
      <Input
        id={id}
        aria-describedby={describedBy}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        name={name}
        value={draft ?? grouped.format(value)}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          settle();
        }}
        $look="plain"
        $before={before !== undefined}
        $after={after !== undefined}
      />
      {after !== undefined && (
        <span className="after" aria-hidden="true">
          {after}
        </span>
      )}
    </Affixed>
  );
}
