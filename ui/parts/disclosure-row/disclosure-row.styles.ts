import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { motion, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const RowDetails = styled.details`
  border-bottom: 1px solid ${token('line')};
  .turner {
    flex: none;
    color: ${token('ink-soft')};
    transition: rotate ${motion.state};
  }
  &[open] .turner {
    rotate: 180deg;
  }
`;

export const RowSummary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  min-height: 3rem;
  padding-block: ${space(8)};
  font-weight: 600;
  ${text(16)}
  ${media.hover} {
    &:hover {
      color: ${token('brand')};
    }
  }
  .title {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .chosen {
    color: ${token('ink-soft')};
    font-weight: 400;
    text-align: end;
    ${text(15)}
  }
`;

export const RowBody = styled.div`
  padding-block: ${space(4)} ${space(16)};
`;
