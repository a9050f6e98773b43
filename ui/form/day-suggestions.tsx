import { styled } from 'styled-components';
import { SUGGESTED_DAYS, suggestedDay } from '../copy/forms/date-copy';
import { radius, space, text } from '../theme/scale';
import { token } from '../theme/tokens';

export interface DaySuggestionsProps {
  /** "2026-11-28", the first first. */
  readonly days: readonly string[];
  readonly today: string;
  readonly chosen: string;
  readonly onChoose: (day: string) => void;
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(5.5rem, 30%), 1fr));
  gap: ${space(8)};
  max-width: 24rem;
  margin-top: ${space(8)};

  @media (scripting: none) {
    display: none;
  }
  button {
    min-height: 2.75rem;
    padding: ${space(4, 8)};
    border: 1px solid ${token('ink-soft')};
    border-radius: ${radius.control};
    background: ${token('paper')};
    color: ${token('ink')};
    ${text(15)}
    cursor: pointer;

    &:hover {
      border-color: ${token('brand')};
    }
    &[aria-pressed='true'] {
      border-color: ${token('brand')};
      background: ${token('brand')};
      color: ${token('on-brand')};
      font-weight: 600;
    }
  }
`;

/** The next days on which somebody is there, each a press away. */
export function DaySuggestions({ days, today, chosen, onChoose }: DaySuggestionsProps) {
  return (
    <Row role="group" aria-label={SUGGESTED_DAYS}>
      {days.map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={day === chosen}
          onClick={() => {
            onChoose(day);
          }}
        >
          {suggestedDay(day, today)}
        </button>
      ))}
    </Row>
  );
}
