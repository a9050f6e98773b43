import { styled } from 'styled-components';
import { controlLook } from '../parts/field/field.styles';
import { radius, space, text, TOUCH_TARGET } from '../theme/scale';
import { token } from '../theme/tokens';

/** What is typed, and beside it what shows it; without script there is nothing to press. */
export const PasswordRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(8)};

  input {
    ${controlLook}
  }
  button {
    min-width: 4.5rem;
    min-height: ${TOUCH_TARGET};
    padding-inline: ${space(12)};
    border: 1px solid ${token('ink-soft')};
    border-radius: ${radius.control};
    background: ${token('paper')};
    color: ${token('ink')};
    font-weight: 600;
    ${text(15)}
  }
  button[aria-pressed='true'] {
    background: ${token('wash')};
  }
  @media (scripting: none) {
    grid-template-columns: minmax(0, 1fr);
    button {
      display: none;
    }
  }
`;
