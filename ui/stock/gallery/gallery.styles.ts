import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { visuallyHidden } from '../../theme/mixins';
import { motion, radius, shadow, space, text, TOUCH_TARGET } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const GalleryBox = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};
  min-width: 0;
  .foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(4, 24)};
    color: ${token('ink-soft')};
    ${text(13)}
  }
  /* The foot of every page says it too; here a phone has the price to show first. */
  .foot p {
    ${media.phone} {
      display: none;
    }
  }
  .place {
    display: inline-flex;
    align-items: center;
    gap: ${space(4)};
    min-height: 1.5rem;
    ${text(15)}
    svg {
      flex: none;
    }
  }
`;

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};
  &[hidden] {
    @media (scripting: none) {
      display: grid !important;
    }
  }
`;

/** Where a picture, a film or the turning vehicle stands: 16:10, to the edges of a phone. */
export const stage = css`
  position: relative;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: ${token('wash')};
  touch-action: pan-y pinch-zoom;
  ${media.phone} {
    margin-inline: -1rem;
  }
  ${media.tablet} {
    border-radius: ${radius.card};
  }
`;

export const Stage = styled.div`
  ${stage}
  .whole {
    position: absolute;
    inset: 0;
    cursor: zoom-in;
    &:focus-visible {
      outline-offset: -4px;
    }
  }
`;

const places = {
  left: css`
    inset-block: 0;
    left: ${space(12)};
    margin-block: auto;
  `,
  right: css`
    inset-block: 0;
    right: ${space(12)};
    margin-block: auto;
  `,
  corner: css`
    top: ${space(12)};
    right: ${space(12)};
  `,
} as const;

export const RoundButton = styled.button<{ $at: keyof typeof places }>`
  position: absolute;
  ${({ $at }) => places[$at]}
  display: grid;
  place-items: center;
  width: ${TOUCH_TARGET};
  height: ${TOUCH_TARGET};
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${token('paper')};
  color: ${token('ink')};
  box-shadow: ${shadow};
  opacity: 0.92;
  transition: opacity ${motion.state};
  /* A smaller disc on a small picture; the room to press stays. */
  ${media.phone} {
    border: 5px solid transparent;
    background-clip: padding-box;
    box-shadow: none;
    margin-inline: -5px;
  }
  &:hover,
  &:focus-visible {
    opacity: 1;
  }
  @media (scripting: none) {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

export const Counter = styled.span`
  position: absolute;
  right: ${space(12)};
  bottom: ${space(12)};
  padding: 2px ${space(8)};
  border-radius: 4px;
  background: rgb(18 33 31 / 78%);
  color: #fff;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  ${text(13)}
  @media (scripting: none) {
    display: none;
  }
`;

export const Caption = styled.p`
  min-height: 1.25rem;
  color: ${token('ink-soft')};
  font-variant-numeric: tabular-nums;
  ${text(15)}
  /* The picture has its number on it; on a phone there is room for no more. */
  strong {
    ${visuallyHidden}
  }
  ${media.phone} {
    ${visuallyHidden}
  }
  ${media.print} {
    display: none;
  }
`;
