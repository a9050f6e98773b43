import { styled } from 'styled-components';
import { space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const PayBox = styled.div`
  display: grid;
  gap: ${space(16)};
  max-width: 44rem;

  form {
    display: grid;
    gap: ${space(12)};
  }
`;

/** Over the button: what the press costs. */
export const DueNow = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(8)};

  strong {
    color: ${token('ink')};
    font-variant-numeric: tabular-nums;
    ${text(28)}
  }
`;
