import { css, keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';
import { radius, rem, TEXT_SIZES, type TextSize } from '../../theme/scale';
import { token } from '../../theme/tokens';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const ground = css`
  display: block;
  border-radius: ${radius.control};
  background: ${token('wash')};
  ${media.motion} {
    animation: ${breathe} 1s ease-in-out 5;
  }
`;

const shares = { whole: '100%', most: '75%', half: '50%', third: '33%' } as const;

/** Holds the place of one or more lines of text of a size, to the pixel. */
export const SkeletonText = styled.span.attrs({ 'aria-hidden': 'true' })<{
  $size?: TextSize;
  $lines?: 1 | 2 | 3 | 4;
  $share?: keyof typeof shares;
}>`
  ${ground}
  height: ${({ $size = 16, $lines = 1 }) => rem(TEXT_SIZES[$size] * $lines)};
  width: ${({ $share = 'whole' }) => shares[$share]};
  border-radius: 0;
  background: linear-gradient(transparent 14%, ${token('wash')} 14% 86%, transparent 86%) 0 0 / 100%
    ${({ $size = 16 }) => rem(TEXT_SIZES[$size])};
`;

const ratios = { card: '16 / 10', photo: '3 / 2', square: '1', film: '16 / 9' } as const;

/** Holds the place of a picture by its proportions. */
export const SkeletonPicture = styled.span.attrs({ 'aria-hidden': 'true' })<{
  $ratio?: keyof typeof ratios;
}>`
  ${ground}
  border-radius: 0;
  aspect-ratio: ${({ $ratio = 'card' }) => ratios[$ratio]};
`;

const heights = { control: '2.75rem', row: '3rem', panel: '12rem' } as const;

/** Holds the place of a control, a row or a panel by its height. */
export const SkeletonBlock = styled.span.attrs({ 'aria-hidden': 'true' })<{
  $height?: keyof typeof heights;
}>`
  ${ground}
  height: ${({ $height = 'control' }) => heights[$height]};
`;
