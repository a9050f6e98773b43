import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { MEASURE, space, text, TOUCH_TARGET } from '../../theme/scale';
import { token } from '../../theme/tokens';

const folded = css`
  max-height: 16rem;
  overflow: hidden;
  mask-image: linear-gradient(black 60%, transparent);
`;

const unfolded = css`
  max-height: none;
  mask-image: none;
`;

export const LongTextBox = styled.div<{ $folded: boolean }>`
  max-width: ${MEASURE};
  overflow-wrap: anywhere;
  p {
    white-space: pre-line;
  }
  p + p {
    margin-top: ${space(16)};
  }
  ${({ $folded }) => $folded && folded}
  @media (scripting: none) {
    ${unfolded}
  }
  ${media.print} {
    ${unfolded}
  }
`;

export const MoreButton = styled.button`
  min-height: ${TOUCH_TARGET};
  padding: 0;
  border: 0;
  background: none;
  color: ${token('brand')};
  font-weight: 600;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  ${text(16)}
  ${media.hover} {
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
  @media (scripting: none) {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
