import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { MEASURE, space } from '../../theme/scale';

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

/** Nothing is folded where there is no script, nor on paper. */
export const MoreRow = styled.div`
  @media (scripting: none) {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
