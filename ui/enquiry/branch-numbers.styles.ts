import { styled } from 'styled-components';
import { space } from '../theme/scale';
import { token } from '../theme/tokens';

/** Branches, and at the end of each row its number. */
export const Numbers = styled.ul`
  max-width: 30rem;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: ${space(4, 16)};
    min-height: 2.75rem;
    padding-block: ${space(8)};
  }
  li + li {
    border-top: 1px solid ${token('line')};
  }
`;
