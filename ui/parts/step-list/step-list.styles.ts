import { styled } from 'styled-components';
import { radius, space } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** What happens one after another, each with its number in a box. */
export const StepList = styled.ol`
  display: grid;
  gap: ${space(12)};
  margin-top: ${space(12)};
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(12)};
    align-items: baseline;
    counter-increment: step;
  }
  li::before {
    content: counter(step) / '';
    width: 1.75rem;
    border-radius: ${radius.control};
    background: ${token('wash')};
    font-weight: 650;
    text-align: center;
    line-height: 1.75rem;
  }
`;
