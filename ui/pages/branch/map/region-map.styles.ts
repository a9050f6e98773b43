import { styled } from 'styled-components';
import { radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';
import { media } from '../../../theme/media';

export const MapSheet = styled.svg`
  width: 100%;
  max-width: 30rem;
  height: auto;
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('brand-wash')};

  .land {
    fill: ${token('paper')};
    stroke: ${token('line')};
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  .border {
    fill: none;
    stroke: ${token('ink-soft')};
    stroke-width: 1;
    stroke-dasharray: 1 4;
    stroke-linecap: round;
  }
  .road {
    fill: none;
    stroke: ${token('line')};
    stroke-width: 3;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .road-name {
    fill: ${token('ink-soft')};
    font-size: 9px;
    font-weight: 600;
    text-anchor: middle;
    paint-order: stroke;
    stroke: ${token('paper')};
    stroke-width: 4;
    stroke-linejoin: round;
  }
  .pin {
    fill: ${token('brand')};
    stroke: ${token('paper')};
    stroke-width: 1.5;
  }
  .hole {
    fill: ${token('on-brand')};
  }
  .quiet .pin {
    fill: ${token('ink-soft')};
  }
  .quiet .hole {
    fill: ${token('paper')};
  }
  .name {
    fill: ${token('ink')};
    font-size: 14px;
    font-weight: 650;
    paint-order: stroke;
    stroke: ${token('paper')};
    stroke-width: 4;
    stroke-linejoin: round;
  }
  .quiet .name {
    fill: ${token('ink-soft')};
    font-size: 12px;
    font-weight: 500;
  }
  .you {
    fill: ${token('plate')};
    stroke: ${token('on-plate')};
    stroke-width: 1.5;
  }
  .you-name {
    fill: ${token('ink')};
    font-size: 12px;
    font-weight: 650;
    paint-order: stroke;
    stroke: ${token('paper')};
    stroke-width: 4;
  }
  ${media.hover} {
    a:hover .name {
      text-decoration: underline;
    }
  }
  ${media.forcedColours} {
    .pin,
    .name {
      fill: LinkText;
    }
    .road,
    .land {
      stroke: CanvasText;
    }
  }
`;

/** The frame over what is said until it has come, so that nothing moves when it does. */
export const StreetBox = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(8)};

  .frame {
    display: grid;
    width: 100%;
    aspect-ratio: 4 / 3;
    overflow: clip;
    border: 1px solid ${token('line')};
    border-radius: ${radius.card};
    background: ${token('wash')};
  }
  .frame > * {
    grid-area: 1 / 1;
  }
  .frame > p {
    place-self: center;
    max-width: 32ch;
    padding: ${space(16)};
    color: ${token('ink-soft')};
    text-align: center;
  }
  ${media.print} {
    display: none;
  }
`;

export const StreetFrame = styled.iframe`
  width: 100%;
  height: 100%;
  border: 0;
`;

export const StreetNote = styled.p`
  color: ${token('ink-soft')};
  ${text(15)}
`;

export const StreetChoice = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  @media (scripting: none) {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
