import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { HEADER_HEIGHT, motion, radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

export const Columns = styled.div`
  display: grid;
  gap: ${space(24)};
  margin-top: ${space(16)};

  ${media.desktop} {
    grid-template-columns: 17.5rem minmax(0, 1fr);
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
  gap: ${space(16)};
  min-width: 0;

  > section + section {
    margin-top: ${space(16)};
  }
  h2 + ul {
    margin-top: ${space(12)};
  }
`;

export const HeadingRow = styled.div`
  margin-top: ${space(8)};

  h1 {
    font-variant-numeric: tabular-nums;
  }
  .note {
    margin-top: ${space(4)};
    color: ${token('ink-soft')};
    ${text(15)}
  }
`;

export const SortRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8, 16)};

  .phone-only {
    ${media.desktop} {
      display: none;
    }
  }
`;

export const SortForm = styled.form`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  flex: 1 1 13rem;
  margin-inline-start: auto;

  & > :has(select) {
    flex: 1;
  }
  select {
    min-width: 13rem;
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
  }
`;

/** On phones: always in reach of the thumb, with the number of what is chosen. */
export const PhoneBar = styled.div`
  position: sticky;
  top: ${HEADER_HEIGHT};
  z-index: 5;
  display: flex;
  gap: ${space(8)};
  margin-inline: -1rem;
  padding: ${space(8, 16)};
  background: ${token('canvas')};

  & > * {
    flex: 1;
  }
  ${media.tablet} {
    margin-inline: 0;
    padding-inline: 0;
  }
  ${media.desktop} {
    display: none;
  }
`;

export const HelpList = styled.ul`
  display: grid;
  gap: ${space(8)};

  a {
    display: flex;
    justify-content: space-between;
    gap: ${space(16)};
    min-height: 2.75rem;
    align-items: center;
    padding-inline: ${space(12)};
    border: 1px solid ${token('line')};
    border-radius: ${radius.control};
    background: ${token('paper')};
    text-decoration: none;
    font-weight: 600;

    &:hover {
      border-color: ${token('brand')};
    }
  }
  .count {
    color: ${token('ink-soft')};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;
