import { styled } from 'styled-components';
import { media } from '../theme/media';
import { space } from '../theme/scale';

export const Slider = styled.ul`
  /* What is heard only lies in it, else the page is as wide as all reviews. */
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(86%, 22rem);
  gap: ${space(16)};
  padding-block: ${space(4)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  > li {
    scroll-snap-align: start;
  }
  ${media.print} {
    grid-auto-flow: row;
    grid-auto-columns: auto;
    overflow: visible;
  }
`;

export const SliderHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(12)};
`;

export const SliderButtons = styled.div`
  display: flex;
  gap: ${space(8)};
  @media (scripting: none) {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
