import { styled } from 'styled-components';
import { media } from '../theme/media';
import { radius, space } from '../theme/scale';
import { token } from '../theme/tokens';

/** Hidden until it is asked for, with script and without. */
export const CancelBox = styled.details`
  max-width: 44rem;

  summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${token('danger')};
    font-weight: 600;
    cursor: pointer;
  }
  > form {
    display: grid;
    gap: ${space(12)};
    justify-items: start;
    padding: ${space(16)};
    border: 1px solid ${token('line')};
    border-radius: ${radius.card};
  }
  ${media.print} {
    display: none;
  }
`;
