import { css, styled } from 'styled-components';
import { media } from '../../theme/media';

const readable = css`
  &[hidden] {
    display: block !important;
    content-visibility: visible;
  }
`;

/** Without padding and border of its own, so that it takes no room while it is closed. */
export const FindableBox = styled.div`
  min-width: 0;
  @supports (content-visibility: hidden) {
    &[hidden='until-found'] {
      display: block !important;
      content-visibility: hidden;
    }
  }
  @media (scripting: none) {
    ${readable}
  }
  ${media.print} {
    ${readable}
  }
`;
