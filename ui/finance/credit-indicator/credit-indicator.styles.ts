import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const IndicatorBox = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space(12, 16)};
  border-radius: ${radius.card};
  background: ${token('wash')};
  padding: ${space(16)};

  svg {
    color: ${token('brand')};
  }
  .title {
    font-weight: 650;
  }
  .note {
    color: ${token('ink-soft')};
    ${text(15)}
  }
  & > a {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: auto 1fr auto;
    & > a {
      grid-column: auto;
    }
  }
`;
