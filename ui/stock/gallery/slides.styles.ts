import { styled } from 'styled-components';

export const SlideRow = styled.div<{ $whole: boolean }>`
  position: absolute;
  inset: 0;
  img {
    position: absolute;
    inset: 0;
    height: 100%;
    background: none;
    object-fit: ${({ $whole }) => ($whole ? 'contain' : 'cover')};
    user-select: none;
  }
  .under {
    width: 100%;
  }
`;

export const Slide = styled.div`
  position: absolute;
  inset: 0;
  &[data-at='before'] {
    translate: -100%;
  }
  &[data-at='after'] {
    translate: 100%;
  }
  &[data-at='away'] {
    visibility: hidden;
  }
`;
