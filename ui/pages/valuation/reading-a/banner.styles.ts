import { keyframes, styled } from 'styled-components';
import { gutters } from '../../../theme/mixins';
import { media } from '../../../theme/media';
import { CONTENT_WIDTH, radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

/** The first screen: words and fields on one side, a car on the other. */
export const Banner = styled.section`
  overflow-x: clip;
  border-block-end: 1px solid ${token('line')};
  background: linear-gradient(${token('brand-wash')}, ${token('canvas')});
`;

export const BannerGround = styled.div`
  display: grid;
  gap: ${space(16)};
  max-width: ${CONTENT_WIDTH};
  margin-inline: auto;
  padding-block: ${space(24)};
  ${gutters}

  > .fields {
    display: grid;
    gap: ${space(16)};
    min-width: 0;
  }
  .lead {
    max-width: 32rem;
    color: ${token('ink-soft')};
  }
  > .picture > * {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 8;
    object-fit: cover;
    object-position: 50% 55%;
    background: none;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
    gap: ${space(24)};
    align-items: center;
    padding-block: ${space(48)};
    > .picture > * {
      aspect-ratio: 16 / 11;
      object-position: 50% 50%;
    }
    .lead {
      ${text(18)}
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 30rem) minmax(0, 1fr);
    gap: ${space(32)};
  }
  @media (min-width: 1280px) {
    > .picture {
      margin-inline-end: max(-6rem, (100% - 100vw) / 4);
    }
  }
`;

/** What is filled in on the banner. */
export const BannerSheet = styled.div`
  min-width: 0;
  padding: ${space(16)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  ${media.tablet} {
    padding: ${space(24)};
  }
`;

/** What helps before one begins, under the banner. */
export const Helps = styled.div`
  display: grid;
  gap: ${space(32)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(48)};
  }
  h2 {
    ${text(22)}
  }
`;

export const Ticks = styled.ul`
  display: grid;
  gap: ${space(12)};
  margin-top: ${space(12)};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(12)};
    align-items: start;
  }
  svg {
    margin-top: 0.125rem;
    color: ${token('brand')};
  }
`;

const appear = keyframes`
  to { display: block; visibility: visible; }
`;

/**
 * A step that an address names is known once what the visit kept is back: until then the first
 * stands for those without a script, and for all where that does not come.
 */
export const UntilAwake = styled.div<{ $waits: boolean }>`
  @media (scripting: enabled) {
    ${({ $waits }) => $waits && 'visibility: hidden; max-height: 60vh; overflow: clip;'}
    animation: ${appear} 1ms 5s forwards;
  }
`;
