import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const RangeSet = styled.fieldset`
  display: grid;
  gap: ${space(12)};
  legend {
    margin-bottom: ${space(8)};
    font-weight: 600;
    ${text(15)}
  }
`;

export const RangeInputs = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(12)};
`;

const thumb = css`
  appearance: none;
  box-sizing: border-box;
  width: 1.5rem;
  height: 1.5rem;
  border: 2px solid ${token('brand')};
  border-radius: 50%;
  background: ${token('paper')};
  cursor: grab;
  pointer-events: auto;
`;

/** Two native sliders on one track; only their thumbs take the pointer, the track takes the rest. */
export const RangeTrack = styled.div`
  position: relative;
  height: 2.75rem;
  touch-action: pan-y;
  cursor: pointer;
  svg {
    position: absolute;
    inset: calc(50% - 2px) 0.75rem auto;
    width: calc(100% - 1.5rem);
    height: 4px;
    overflow: visible;
  }
  .whole {
    fill: ${token('line')};
  }
  .chosen {
    fill: ${token('brand')};
  }
  input {
    appearance: none;
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    background: none;
    pointer-events: none;
  }
  input::-webkit-slider-thumb {
    ${thumb}
  }
  input::-moz-range-thumb {
    ${thumb}
  }
  input:focus-visible {
    outline: none;
  }
  input:focus-visible::-webkit-slider-thumb {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }
  input:focus-visible::-moz-range-thumb {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }
  .above {
    z-index: 1;
  }
  ${media.forcedColours} {
    .chosen {
      fill: Highlight;
    }
    .whole {
      fill: CanvasText;
    }
  }
`;
