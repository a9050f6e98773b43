import type { ReactNode } from 'react';
import { TICKED } from '../../core/kernel/form/field';
import { CheckboxRow } from '../parts/checkbox-row/checkbox-row';
import { ErrorText, FieldBox } from '../parts/field/field.styles';
import { Icon } from '../parts/icon/icon';

interface LoneCheckboxProps {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
}

/** A checkbox that stands for itself: yes, or nothing said. */
export function LoneCheckbox({
  id,
  name,
  label,
  required = false,
  error,
  value,
  onChange,
  onLeave,
}: LoneCheckboxProps) {
  const errorId = `${id}-error`;
  return (
    <FieldBox $invalid={error !== undefined}>
      {error !== undefined && (
        <ErrorText id={errorId}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </ErrorText>
      )}
      <CheckboxRow
        id={id}
        name={name}
        value={TICKED}
        label={
          <>
            <span>{label}</span>
            {required && <span aria-hidden="true"> *</span>}
          </>
        }
        required={required}
        checked={value === TICKED}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={(isTicked) => {
          onChange(isTicked ? TICKED : '');
        }}
        onBlur={onLeave}
      />
    </FieldBox>
  );
}
