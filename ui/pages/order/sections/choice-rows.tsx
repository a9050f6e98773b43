import { ChoiceRows } from './choices.styles';
import { FaultLine } from './fault-line';
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
}

/** One of a few, each in a row of its own with what it means. */
export function Choices({ name, legend, chosen, fault, choices, onChoose }: ChoicesProps) {
  const faultId = `${fieldId(name)}-error`;
  return (
    <ChoiceRows
      $invalid={fault !== undefined}
      aria-describedby={fault === undefined ? undefined : faultId}
    >
      <legend>{legend}</legend>
      {fault !== undefined && <FaultLine id={faultId} sentence={fault} />}
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
