import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { HEADER_HEIGHT, motion, radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

/** A phone's first screen is for the cars; the mark at its top leads home. */
export const Trail = styled.div`
  ${media.phone} {
    display: none;
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: ${space(24)};
  margin-top: ${space(8)};

  ${media.desktop} {
    margin-top: ${space(16)};
    grid-template-columns: min(17.5rem, 30%) minmax(0, 1fr);
    gap: ${space(32)};
    align-items: start;
  }
`;

/** The filters of a wide screen; a phone has them in a dialog, or under the list without script. */
export const Rail = styled.aside`
  display: none;

  &:target {
    display: block;
  }
  ${media.desktop} {
    display: block;
    position: sticky;
    top: calc(${HEADER_HEIGHT} + 1rem);
    max-height: calc(100dvh - ${HEADER_HEIGHT} - 2rem);
    overflow-y: auto;
    overscroll-behavior: contain;
    /* What has the focus must not lie under the button at the foot. */
    scroll-padding-block: 1rem 5rem;
    border: 1px solid ${token('line')};
    border-radius: ${radius.card};
    background: ${token('paper')};
    padding: ${space(16, 16)} 0;
    scrollbar-width: thin;
  }
`;

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(12)};
  ${media.tablet} {
    gap: ${space(16)};
  }
  min-width: 0;

  /* What failed is said where the shopper is, beside the last filter too. */
  align-self: stretch;
  > [role='alert'] {
    position: sticky;
    top: calc(${HEADER_HEIGHT} + 0.5rem);
    z-index: 1;
  }

  /* A narrow screen has the finance terms among the filters; here where a link without script leads. */
  > details:not(:target) {
    display: none;
    ${media.desktop} {
      display: block;
    }
  }
  /* What has the focus must not lie under the bar of filters and order. */
  @media (max-width: 63.99em) {
    a,
    button,
    select,
    summary {
      scroll-margin-top: 4rem;
    }
  }
  > section + section {
    margin-top: ${space(16)};
  }
  h2 + ul {
    margin-top: ${space(12)};
  }
`;

/** On a phone its parts stand by themselves, so that the bar can stick beyond the heading. */
export const HeadingRow = styled.div`
  display: contents;

  h1 {
    margin-top: ${space(4)};
    font-variant-numeric: tabular-nums;
  }
  ${media.desktop} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(8, 24)};
  }
`;

/** Filters and order; on phones always in reach of the thumb, unless the window is low. */
export const ListBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
  margin-inline: -1rem;
  padding: ${space(8, 16)};
  background: ${token('canvas')};

  @media (max-width: 63.99em) and (min-height: 30em) {
    position: sticky;
    top: ${HEADER_HEIGHT};
    z-index: 5;
  }
  .modify {
    flex: 0 1 auto;
    white-space: normal;
  }
  & > :last-child {
    flex: 1 1 6rem;
    min-width: 0;
  }
  ${media.phone} {
    .reset {
      display: none;
    }
    && form {
      min-width: 0;
      flex-basis: 0;
    }
    && select {
      min-width: 0;
    }
  }
  ${media.tablet} {
    margin-inline: 0;
    padding-inline: 0;
  }
  ${media.desktop} {
    .modify {
      display: none;
    }
  }
`;

export const SortRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8, 16)};
`;

export const SortForm = styled.form`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  flex: 1 1 min(13rem, 100%);
  margin-inline-start: auto;

  & > :has(select) {
    flex: 1;
  }
  select {
    min-width: min(13rem, 100%);
  }
  ${media.tablet} {
    flex: none;
  }
`;

export const ViewToggle = styled.div`
  display: none;
  ${media.tablet} {
    display: inline-flex;
    padding: 2px;
    border: 1px solid ${token('line')};
    border-radius: ${radius.control};
    background: ${token('paper')};
  }
`;

export const ViewButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(8)};
  min-height: 2.375rem;
  padding-inline: ${space(12)};
  border: 0;
  border-radius: 4px;
  background: none;
  color: ${token('ink-soft')};
  font-weight: 600;
  ${text(15)}
  ${media.motion} {
    transition: background ${motion.state};
  }

  /* What is pressed is told by the root, which knows it before the page has a script. */
  html:not([data-view='list']) &:first-child,
  html[data-view='list'] &:last-child {
    background: ${token('brand-wash')};
    color: ${token('brand')};
    ${media.forcedColours} {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
