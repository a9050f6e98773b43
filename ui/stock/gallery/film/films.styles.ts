import { styled } from 'styled-components';
import { radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';
import { stage } from '../gallery.styles';

export const FilmStage = styled.div`
  ${stage}
  a {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: #fff;
    &:focus-visible {
      outline-offset: -4px;
    }
  }
  a > img,
  a > .play {
    grid-area: 1 / 1;
  }
  .play {
    position: relative;
    display: grid;
    place-items: center;
    width: 4.5rem;
    height: 4.5rem;
    border-radius: 50%;
    background: ${token('brand')};
    color: ${token('on-brand')};
    svg {
      fill: currentcolor;
      translate: 2px;
    }
  }
  a:hover .play {
    background: ${token('brand-hover')};
  }
  .words {
    position: absolute;
    bottom: ${space(12)};
    left: 50%;
    translate: -50%;
    padding: ${space(4, 12)};
    border-radius: 999px;
    background: rgb(18 33 31 / 78%);
    white-space: nowrap;
    ${text(15)}
  }
  video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    background: #000;
    object-fit: contain;
  }
`;

export const FilmThumbnails = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
`;

export const FilmThumbnail = styled.a`
  position: relative;
  display: block;
  width: 55px;
  height: 44px;
  border-radius: ${radius.control};
  overflow: hidden;
  color: #fff;
  svg {
    position: absolute;
    inset: 0;
    margin: auto;
    padding: 4px;
    box-sizing: content-box;
    border-radius: 50%;
    background: rgb(18 33 31 / 78%);
    fill: currentcolor;
  }
  &[aria-current] {
    outline: 2px solid ${token('brand')};
    outline-offset: 1px;
  }
`;
