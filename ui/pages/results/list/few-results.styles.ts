import { styled } from 'styled-components';
import { radius, space } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

export const HelpList = styled.ul`
  display: grid;
  gap: ${space(8)};

  a {
    display: flex;
    justify-content: space-between;
    gap: ${space(16)};
    min-height: 2.75rem;
    align-items: center;
    padding-inline: ${space(12)};
    border: 1px solid ${token('line')};
    border-radius: ${radius.control};
    background: ${token('paper')};
    text-decoration: none;
    font-weight: 600;

    &:hover {
      border-color: ${token('brand')};
    }
  }
  .count {
    color: ${token('ink-soft')};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;
