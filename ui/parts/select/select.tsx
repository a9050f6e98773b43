import { Icon } from '../icon/icon';
import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldWords } from '../field/field';
import { NativeSelect, SelectBox } from './select.styles';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps
  extends
    FieldWords,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'required' | 'children'> {
  readonly choices: readonly Choice[];
  readonly ref?: Ref<HTMLSelectElement>;
}

/** One of a short list, by the browser's own control: the best there is on a phone. */
export function Select({
  label,
  hint,
  error,
  optional,
  required,
  labelHidden,
  id,
  choices,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, optional, required, labelHidden, id }}>
      {(ties) => (
        <SelectBox>
          <NativeSelect {...rest} {...ties}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </NativeSelect>
          <Icon name="chevron-down" size={20} />
        </SelectBox>
      )}
    </Field>
  );
}
