import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const FinanceHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8, 16)};
  .terms {
    flex-basis: 100%;
    color: ${token('ink-soft')};
    font-weight: 400;
    ${text(13)}
  }
  ${media.phone} {
    width: calc(100vw - 4rem);
  }
  ${media.print} {
    fieldset {
      display: none;
    }
  }
`;
