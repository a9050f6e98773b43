import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { space, text, TOUCH_TARGET } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

export const Strip = styled.section`
  margin-top: ${space(48)};
  padding-top: ${space(32)};
  border-top: 1px solid ${token('line')};
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(4, 16)};
    margin-bottom: ${space(12)};
  }
  h2 {
    ${text(22)}
  }
  .head a {
    display: inline-flex;
    align-items: center;
    min-height: ${TOUCH_TARGET};
  }
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(16)};
    list-style: none;
  }
  ${media.tablet} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.desktop} {
    ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
