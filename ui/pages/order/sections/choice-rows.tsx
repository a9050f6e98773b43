import type { ReactNode } from 'react';
import { ChoiceRows } from '../order.styles';
import { fieldId } from './section-fields';

interface ChoicesProps {
  readonly name: string;
  readonly legend: string;
  readonly chosen: string;
  readonly fault: string | undefined;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly about?: string;
  }[];
  readonly onChoose: (value: string) => void;
  readonly children?: ReactNode;
}

/** One of a few, each in a row of its own with what it means. */
export function Choices({ name, legend, chosen, fault, choices, onChoose }: ChoicesProps) {
  const faultId = `${fieldId(name)}-error`;
  return (
    <ChoiceRows aria-describedby={fault === undefined ? undefined : faultId}>
      <legend>{legend}</legend>
      {fault !== undefined && (
        <p className="wrong" id={faultId}>
          {fault}
        </p>
      )}
      {choices.map(({ value, label, about }, place) => (
        <label key={value} className="choice">
          <input
            type="radio"
            // The list of what is wrong leads to the first.
            id={place === 0 ? fieldId(name) : undefined}
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => {
              onChoose(value);
            }}
          />
          <span className="name">{label}</span>
          {about !== undefined && <span className="about">{about}</span>}
        </label>
      ))}
    </ChoiceRows>
  );
}
