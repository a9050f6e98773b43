import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { radius, shadow, space } from '../../theme/scale';
import { token } from '../../theme/tokens';

/**
 * A sheet of paper on the canvas: a card or a panel. `$pad` none for what brings its own edge, like
 * a picture that bleeds. `$floats` only for what lies above the page: the one shadow.
 */
export const Surface = styled.div<{ $pad?: 'none' | 'small' | 'large'; $floats?: boolean }>`
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  color: ${token('ink')};
  padding: ${({ $pad = 'large' }) => ($pad === 'none' ? '0' : space(16))};
  ${({ $pad }) => $pad === 'none' && 'overflow: clip;'}
  ${({ $floats }) => $floats === true && `box-shadow: ${shadow};`}
  ${media.tablet} {
    ${({ $pad = 'large' }) => $pad === 'large' && `padding: ${space(24)};`}
  }
`;
