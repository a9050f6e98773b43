import { styled } from 'styled-components';
import { radius, space } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const LinkField = styled.label`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};

  input {
    width: 100%;
    min-height: 2.75rem;
    padding: ${space(8, 12)};
    border: 1px solid ${token('ink-soft')};
    border-radius: ${radius.control};
    background: ${token('paper')};
    color: ${token('ink')};
  }
`;
