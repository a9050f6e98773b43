import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { gutters } from '../../../theme/mixins';
import { CONTENT_WIDTH, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

export const Banner = styled.section`
  /* A menu of the filter may reach below the banner, never beside it. */
  overflow-x: clip;
`;

/** Words left, picture right and behind, the filter across the foot of both. */
export const Ground = styled.div`
  position: relative;
  display: grid;
  max-width: ${CONTENT_WIDTH};
  margin-inline: auto;
  ${gutters}
  .picture {
    margin-inline: -1rem;
  }
  .filter {
    position: relative;
    margin-top: -1.5rem;
  }
  ${media.tablet} {
    .picture {
      position: relative;
      grid-area: 1 / 1;
      justify-self: end;
      width: 56vw;
      margin: 0 -1.5rem -2rem 0;
      overflow: clip;
    }
    .filter {
      grid-area: 2 / 1;
      margin-top: 0;
    }
  }
  ${media.desktop} {
    .picture {
      width: min(62vw, 56rem);
      margin-bottom: -5rem;
    }
  }
  @media (min-width: 1280px) {
    .picture {
      /* Runs to the edge of the window, up to where it fades by itself. */
      margin-right: max(-9rem, (100% - 100vw) / 2);
    }
  }
`;

export const Words = styled.div`
  padding-block: ${space(24)};
  p {
    max-width: 34rem;
    margin-top: ${space(12)};
    color: ${token('ink-soft')};
  }
  ${media.tablet} {
    position: relative;
    z-index: 1;
    display: grid;
    grid-area: 1 / 1;
    align-content: center;
    justify-self: start;
    max-width: 19rem;
    min-height: 16rem;
    padding-block: ${space(32)};
    p {
      ${text(18)}
    }
  }
  ${media.desktop} {
    max-width: 26rem;
    min-height: 22rem;
    p {
      max-width: 21rem;
    }
  }
  @media (min-width: 1280px) {
    max-width: 32rem;
    min-height: 27rem;
    h1 {
      ${text(48)}
      font-weight: 700;
    }
    p {
      max-width: 24rem;
    }
  }
`;
