import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { CheckboxInput, TickRow } from './checkbox-row.styles';

export interface CheckboxRowProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'onChange'
> {
  readonly label: ReactNode;
  /** How many vehicles ticking it would show; 0 is said, not hidden. */
  readonly count?: number | undefined;
  /** What is counted, in the plural: heard after the number. */
  readonly counted?: string;
  readonly onChange?: (checked: boolean) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

const grouped = new Intl.NumberFormat('en-GB');

/** A tick, its words, and at the right edge how many there are. */
export function CheckboxRow({
  label,
  count,
  counted = 'cars',
  onChange,
  ...rest
}: CheckboxRowProps) {
  return (
    <TickRow $quiet={count !== undefined}>
      <CheckboxInput
        {...rest}
        type="checkbox"
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      <span className="words">{label}</span>{' '}
      {count !== undefined && (
        <span className="count">
          <span>{grouped.format(count)}</span> <VisuallyHidden>{counted}</VisuallyHidden>
        </span>
      )}
    </TickRow>
  );
}
