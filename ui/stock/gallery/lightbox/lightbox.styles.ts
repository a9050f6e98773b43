import { createGlobalStyle, keyframes, styled } from 'styled-components';
import { IconButton } from '../../../parts/icon-button/icon-button';
import { media } from '../../../theme/media';
import { motion, space, text } from '../../../theme/scale';

const appear = keyframes`
  from { opacity: 0; }
`;

/** The room that is kept for the page's scroll bar beside the dialog is black too. */
export const BlackSurroundings = createGlobalStyle`
  html {
    background: #000;
  }
`;

/** On black in either look; its controls are those of the dark one. */
export const NativeLightbox = styled.dialog`
  --picture: none;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: #000;
  color: #fff;
  overflow: hidden;
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    animation: ${appear} ${motion.panel};
  }
  &::backdrop {
    background: #000;
  }
`;

export const LightboxBar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-width: 0;
  padding: ${space(4, 8)};
  padding-inline-start: ${space(16)};
  ${text(15)}
  p {
    display: flex;
    flex: 1;
    gap: ${space(12)};
    min-width: 0;
  }
  strong,
  .scale {
    flex: none;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  p span {
    overflow: hidden;
    color: #c9d3d0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .scale {
    padding-inline: ${space(8)};
  }
  [aria-disabled='true'] {
    opacity: 0.4;
  }
`;

export const LightboxStage = styled.div`
  position: relative;
  overflow: hidden;
  cursor: zoom-in;
  touch-action: none;
  user-select: none;
  &[data-zoomed='true'] {
    cursor: grab;
    &:active {
      cursor: grabbing;
    }
  }
  > * {
    transform-origin: center;
    will-change: transform;
  }
`;

export const SideButton = styled(IconButton)<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: 0;
  bottom: 0;
  ${({ $side }) => $side}: ${space(8)};
  margin-block: auto;
  border-radius: 50%;
  background: rgb(0 0 0 / 56%);
  color: #fff;
  ${media.tablet} {
    ${({ $side }) => $side}: ${space(16)};
  }
`;

export const LightboxFoot = styled.footer`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  /* Few thumbnails stand in the middle, under the picture. */
  --strip-margin: auto;
  padding: ${space(12, 16)};
  padding-bottom: max(0.75rem, env(safe-area-inset-bottom));
  @media (max-height: 420px) {
    display: none;
  }
`;
