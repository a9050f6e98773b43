import { keyframes, styled } from 'styled-components';
import { media } from '../../../theme/media';
import { CONTENT_WIDTH, HEADER_HEIGHT, radius, space, text } from '../../../theme/scale';
import { gutters, tabular } from '../../../theme/mixins';
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

/** Where in the journey one is, and what it asks now. */
export const ScreenHead = styled.div`
  display: grid;
  gap: ${space(8)};
  scroll-margin-top: calc(${HEADER_HEIGHT} + 1rem);

  .place {
    ${tabular}
    color: ${token('ink-soft')};
    ${text(15)}
  }
  .trail {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${space(4)};
    max-width: 36rem;
  }
  .trail span {
    height: 0.375rem;
    border-radius: ${radius.control};
    background: ${token('line')};
  }
  .trail .done {
    background: ${token('brand')};
  }
  .lead {
    max-width: 36rem;
    color: ${token('ink-soft')};
    ${text(18)}
  }
  h1:focus {
    outline: none;
  }
  ${media.forcedColours} {
    .trail span {
      border: 1px solid CanvasText;
    }
    .trail .done {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

/** What was found, fact by fact. */
export const Facts = styled.dl`
  display: grid;
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  overflow: clip;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space(4, 16)};
    padding: ${space(8, 16)};
  }
  > div + div {
    border-block-start: 1px solid ${token('line')};
  }
  dt {
    color: ${token('ink-soft')};
  }
  dd {
    ${tabular}
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** A screen's form where nothing stands beside it, and what a price rests on. */
export const Below = styled.div`
  margin-block-start: ${space(24)};
`;

/** The vehicle beside what is asked about it. */
export const VehicleAside = styled.aside`
  display: grid;
  justify-items: start;
  gap: ${space(8)};
  padding: ${space(16)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};

  h2 {
    color: ${token('ink-soft')};
    font-weight: 400;
    ${text(15)}
  }
  .name {
    font-weight: 650;
    ${text(18)}
  }
  .more {
    ${tabular}
    color: ${token('ink-soft')};
  }
`;

/** Two ways on of equal rank are one too many: the second is quiet. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(12)};

  ${media.phone} {
    > :first-child {
      flex: 1 1 100%;
    }
  }
  .note {
    flex: 1 1 100%;
    color: ${token('ink-soft')};
    ${text(15)}
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
