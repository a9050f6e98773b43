import { styled } from 'styled-components';
import { space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** A plate with room under it for one line about what was typed. */
export const RegistrationBox = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;

  .told {
    position: relative;
    min-height: 1.5rem;
    padding-block-start: 0.25rem;
    color: ${token('ink-soft')};
    ${text(15)}
  }
`;
