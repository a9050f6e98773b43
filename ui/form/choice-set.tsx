import { useId, type ReactNode } from 'react';
import { TICKED } from '../../core/kernel/form/field';
import { CheckboxInput, RadioInput, TickRow } from '../parts/checkbox-row/checkbox-row.styles';
import { ErrorText, Hint } from '../parts/field/field.styles';
import { Icon } from '../parts/icon/icon';
import { Legend } from '../parts/radio-group/radio-group.styles';
import { ChoiceSetBox } from './form.styles';

export interface SetChoice {
  readonly value: string;
  readonly label: ReactNode;
}

interface ChoiceSetProps {
  readonly kind: 'radio' | 'checkbox';
  /** The first control has it, so that the error summary finds the set. */
  readonly id: string;
  readonly name: string | ((value: string) => string);
  readonly legend: string;
  readonly required?: boolean;
  readonly hint?: ReactNode | undefined;
  readonly error?: string | undefined;
  readonly choices: readonly SetChoice[];
  readonly isChosen: (value: string) => boolean;
  readonly onChoose: (value: string, isChosen: boolean) => void;
  readonly onLeave?: () => void;
  readonly columns?: boolean;
}

/** One or several of a few, all in view: radio buttons, or a group of checkboxes (FORM-03, FORM-04). */
export function ChoiceSet({
  kind,
  id,
  name,
  legend,
  required = false,
  hint,
  error,
  choices,
  isChosen,
  onChoose,
  onLeave,
  columns = false,
}: ChoiceSetProps) {
  const describedId = useId();
  const hintId = `${describedId}-hint`;
  const errorId = `${describedId}-error`;
  const described = [
    ...(hint === undefined ? [] : [hintId]),
    ...(error === undefined ? [] : [errorId]),
  ];
  const Control = kind === 'radio' ? RadioInput : CheckboxInput;
  return (
    <ChoiceSetBox
      $invalid={error !== undefined}
      aria-describedby={described.length === 0 ? undefined : described.join(' ')}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
      }}
    >
      <Legend data-hidden={false}>
        <span>{legend}</span> {required && <span aria-hidden="true">*</span>}
      </Legend>
      {hint !== undefined && <Hint id={hintId}>{hint}</Hint>}
      {error !== undefined && (
        <ErrorText id={errorId}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </ErrorText>
      )}
      <div className={columns ? 'columns' : undefined}>
        {choices.map(({ value, label }, place) => (
          <TickRow key={value} $quiet={false}>
            <Control
              type={kind}
              id={place === 0 ? id : undefined}
              name={typeof name === 'string' ? name : name(value)}
              value={typeof name === 'string' ? value : TICKED}
              checked={isChosen(value)}
              aria-invalid={error === undefined ? undefined : true}
              onChange={(event) => {
                onChoose(value, event.currentTarget.checked);
              }}
            />
            <span className="words">{label}</span>
          </TickRow>
        ))}
      </div>
    </ChoiceSetBox>
  );
}
