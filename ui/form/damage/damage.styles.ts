import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { motion, radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';
import { SHEET } from './car-drawing';

export const DiagramBox = styled.div`
  display: grid;
  gap: ${space(16)};
  min-width: 0;
`;

/** The drawing and, where there is room, what is marked beside it. */
export const Sheet = styled.svg`
  display: block;
  width: min(100%, 27rem);
  height: auto;
  aspect-ratio: ${SHEET.width} / ${SHEET.height};
  margin-inline: auto;
  overflow: visible;
  touch-action: manipulation;

  .body {
    fill: ${token('paper')};
    stroke: ${token('ink-soft')};
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  .tyre {
    fill: ${token('ink-soft')};
  }
  .rim {
    fill: ${token('line')};
    stroke: ${token('paper')};
    stroke-width: 3;
  }
  .side {
    fill: ${token('ink-soft')};
    font-size: 22px;
  }

  .part {
    cursor: pointer;
    outline: none;
    -webkit-tap-highlight-color: transparent;
  }
  .part path {
    fill: ${token('paper')};
    stroke: ${token('ink-soft')};
    stroke-width: 1.75;
    stroke-linejoin: round;
    transition: fill ${motion.state};
  }
  .part.marked path {
    fill: ${token('plate-wash')};
    stroke: ${token('ink')};
    stroke-width: 3;
  }
  ${media.hover} {
    .part:hover path {
      fill: ${token('brand-wash')};
      stroke: ${token('brand')};
    }
  }
  .part:active path {
    fill: ${token('brand-wash')};
  }
  .part:focus-visible path {
    stroke: ${token('focus')};
    stroke-width: 6;
  }

  .glass {
    fill: ${token('wash')};
    stroke: ${token('ink-soft')};
    stroke-width: 1;
    opacity: 0.85;
  }
  .line {
    fill: none;
    stroke: ${token('ink-soft')};
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .plate {
    fill: ${token('paper')};
    stroke: ${token('ink-soft')};
  }
  .plate.rear {
    fill: ${token('plate')};
  }
  .glass,
  .line,
  .plate,
  .mark {
    pointer-events: none;
  }
  .mark circle {
    fill: ${token('plate')};
    stroke: ${token('on-plate')};
    stroke-width: 2;
  }
  .mark text {
    fill: ${token('on-plate')};
    font-weight: 700;
    font-size: 20px;
    text-anchor: middle;
    dominant-baseline: central;
  }

  ${media.forcedColours} {
    .body,
    .part path,
    .glass {
      fill: Canvas;
      stroke: CanvasText;
    }
    .line {
      stroke: CanvasText;
    }
    .part:focus-visible path {
      stroke: Highlight;
    }
    .mark circle {
      fill: Highlight;
      stroke: Canvas;
    }
    .mark text {
      fill: HighlightText;
    }
  }
`;

/** What has been marked, by the numbers in the drawing. */
export const MarkedList = styled.ol`
  display: grid;
  gap: ${space(4)};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space(12)};
    align-items: center;
  }
  .number {
    display: grid;
    place-content: center;
    width: 1.75rem;
    height: 1.75rem;
    border: 1.5px solid ${token('on-plate')};
    border-radius: 50%;
    background: ${token('plate')};
    color: ${token('on-plate')};
    font-weight: 700;
    ${text(15)}
  }
`;

export const NothingMarked = styled.p`
  color: ${token('ink-soft')};
`;

/** What can be wrong with a part, each a press. */
export const States = styled.div`
  display: grid;
  gap: ${space(8)};

  button {
    display: flex;
    gap: ${space(12)};
    align-items: center;
    justify-content: space-between;
    min-height: 3rem;
    padding: ${space(8, 16)};
    border: 1px solid ${token('ink-soft')};
    border-radius: ${radius.control};
    background: ${token('paper')};
    color: ${token('ink')};
    text-align: start;
    ${text(16)}
    cursor: pointer;

    &:hover {
      border-color: ${token('brand')};
      background: ${token('brand-wash')};
    }
    &[aria-pressed='true'] {
      border-color: ${token('brand')};
      box-shadow: inset 0 0 0 1px ${token('brand')};
      font-weight: 600;
    }
  }
`;
