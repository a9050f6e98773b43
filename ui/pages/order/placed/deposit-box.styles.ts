import { styled } from 'styled-components';
import { space } from '../../../theme/scale';

export const PayBox = styled.div`
  display: grid;
  gap: ${space(16)};
  max-width: 44rem;

  form {
    display: grid;
    gap: ${space(12)};
  }
`;
