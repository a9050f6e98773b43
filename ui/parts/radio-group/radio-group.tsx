import { useId, type ReactNode } from 'react';
import { RadioInput, TickRow } from '../checkbox-row/checkbox-row.styles';
import { Legend, Segment, Segments } from './radio-group.styles';

export interface RadioChoice {
  readonly value: string;
  readonly label: ReactNode;
}

export interface RadioGroupProps {
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly choices: readonly RadioChoice[];
  readonly value?: string;
  /** Where nobody listens yet: what is chosen at first. */
  readonly defaultValue?: string;
  /** The name in a form that is sent without script; else made up. */
  readonly name?: string;
  readonly onChange?: (value: string) => void;
  /** Rows under each other, or one bar of segments. */
  readonly look?: 'rows' | 'segments';
  readonly wide?: boolean;
}

/** Exactly one of a few, all of them in view. */
export function RadioGroup({
  legend,
  legendHidden = false,
  choices,
  value,
  defaultValue,
  name: givenName,
  onChange,
  look = 'rows',
  wide = false,
}: RadioGroupProps) {
  const madeName = useId();
  const ties = (choice: RadioChoice) => ({
    type: 'radio' as const,
    name: givenName ?? madeName,
    value: choice.value,
    ...(value === undefined
      ? { defaultChecked: choice.value === defaultValue }
      : { checked: choice.value === value }),
    onChange: () => onChange?.(choice.value),
  });
  return (
    <fieldset>
      <Legend data-hidden={legendHidden}>{legend}</Legend>
      {look === 'rows' ? (
        choices.map((choice) => (
          <TickRow key={choice.value} $quiet={false}>
            <RadioInput {...ties(choice)} />
            <span className="words">{choice.label}</span>
          </TickRow>
        ))
      ) : (
        <Segments $wide={wide}>
          {choices.map((choice) => (
            <Segment key={choice.value}>
              <input {...ties(choice)} />
              <span>{choice.label}</span>
            </Segment>
          ))}
        </Segments>
      )}
    </fieldset>
  );
}
