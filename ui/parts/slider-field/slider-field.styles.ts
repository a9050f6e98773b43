import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';
import { Affixed } from '../field/field.styles';

export const SliderBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7.5rem;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 9rem;
  }
  column-gap: ${space(16)};
  align-items: center;

  .name {
    display: grid;
  }
  label {
    font-weight: 600;
    ${text(16)}
  }
  .hint {
    color: ${token('ink-soft')};
    ${text(15)}
  }
  ${Affixed} input {
    font-weight: 600;
    text-align: end;
  }
  ${Affixed}:has(.after) input {
    padding-inline-end: 4.75rem;
  }
`;

const thumb = css`
  appearance: none;
  box-sizing: border-box;
  width: 1.75rem;
  height: 1.75rem;
  border: 3px solid ${token('brand')};
  border-radius: 50%;
  background: ${token('paper')};
  cursor: grab;
`;

const ringOnThumb = css`
  outline: 2px solid ${token('focus')};
  outline-offset: 2px;
`;

/** A native slider over its drawn track; it has no use without a script, which moves the number. */
export const SliderTrack = styled.div`
  grid-column: 1 / -1;
  position: relative;
  height: 2.75rem;
  margin-top: ${space(4)};

  svg {
    position: absolute;
    inset: calc(50% - 3px) 0.875rem auto;
    width: calc(100% - 1.75rem);
    height: 6px;
    overflow: visible;
  }
  .whole {
    fill: ${token('line')};
  }
  .filled {
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
    cursor: pointer;
    touch-action: pan-y;
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
    ${ringOnThumb}
  }
  input:focus-visible::-moz-range-thumb {
    ${ringOnThumb}
  }
  @media (scripting: none) {
    display: none;
  }
  ${media.forcedColours} {
    .filled {
      fill: Highlight;
    }
    .whole {
      fill: CanvasText;
    }
  }
`;

export const Ends = styled.p`
  grid-column: 1 / -1;
  display: flex;
  justify-content: space-between;
  margin-top: -0.25rem;
  color: ${token('ink-soft')};
  font-variant-numeric: tabular-nums;
  ${text(13)}
`;
