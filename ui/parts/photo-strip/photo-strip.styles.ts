import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { motion, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const StripBox = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: ${token('wash')};
  .slides {
    display: flex;
    height: 100%;
    overflow: auto hidden;
    scroll-snap-type: x mandatory;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
  }
  .slide {
    flex: 0 0 100%;
    height: 100%;
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }
  a {
    display: block;
    height: 100%;
  }
`;

/** Quiet until wanted: always there for touch and keyboard, with a mouse when it comes near. */
export const StripArrow = styled.button<{ $side: 'left' | 'right' }>`
  position: absolute;
  inset-block: 0;
  ${({ $side }) => $side}: ${space(8)};
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  margin-block: auto;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${token('paper')};
  color: ${token('ink')};
  opacity: 0.86;
  transition: opacity ${motion.state};
  &::after {
    content: '';
    position: absolute;
    inset: -0.25rem;
  }
  @media (hover: hover) {
    opacity: 0;
    ${StripBox}:hover &, &:focus-visible {
      opacity: 1;
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const StripCounter = styled.span`
  position: absolute;
  inset: auto ${space(8)} ${space(8)} auto;
  padding: 0 ${space(8)};
  border-radius: 4px;
  background: rgb(18 33 31 / 78%);
  color: #fff;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  ${text(13)}
`;
