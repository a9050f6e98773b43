import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

export const FinanceBox = styled.details`
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};

  summary {
    display: flex;
    align-items: center;
    gap: ${space(8)};
    min-height: 2.75rem;
    padding: ${space(8, 16)};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    ${text(15)}
    &:hover {
      color: ${token('brand')};
    }
    svg {
      flex: none;
      color: ${token('brand')};
    }
  }
  form {
    padding: ${space(4, 16)} ${space(16)};
  }
`;

export const FinanceFields = styled.div`
  display: grid;
  gap: ${space(16)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
