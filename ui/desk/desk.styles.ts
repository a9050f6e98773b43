import { createGlobalStyle, styled } from 'styled-components';
import { media } from '../theme/media';
import { gutters, tabular } from '../theme/mixins';
import { fontFacesAt } from '../theme/font-faces';
import { groundRules } from '../theme/ground-rules';
import { CONTENT_WIDTH, HEADER_HEIGHT, radius, space, text, TOUCH_TARGET } from '../theme/scale';
import { token } from '../theme/tokens';

/** The site's ground, with the face from where the desk serves it. */
export const DeskStyle = createGlobalStyle`
  ${fontFacesAt('/sandbox/figtree.woff2')}

  ${groundRules}
`;

export const DeskHeader = styled.header`
  border-bottom: 1px solid ${token('line')};
  background: ${token('paper')};

  .inside {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(4, 24)};
    min-height: ${HEADER_HEIGHT};
    max-width: ${CONTENT_WIDTH};
    margin-inline: auto;
    ${gutters}
  }
  .mark {
    border-radius: ${radius.control};
  }
  ul {
    display: flex;
    align-self: stretch;
    gap: ${space(16)};
  }
  nav {
    align-self: stretch;
    display: flex;
  }
  nav a {
    display: flex;
    align-items: center;
    height: 100%;
    min-height: ${TOUCH_TARGET};
    border-block: 3px solid transparent;
    color: ${token('ink-soft')};
    font-weight: 600;
    text-decoration: none;
    &:hover {
      color: ${token('ink')};
    }
    &[aria-current] {
      border-bottom-color: ${token('brand')};
      color: ${token('ink')};
    }
  }
  .note {
    margin-inline-start: auto;
    color: ${token('ink-soft')};
    ${text(13)}
  }
  ${media.phone} {
    .note {
      display: none;
    }
  }
`;

export const DeskMain = styled.main`
  display: grid;
  gap: ${space(24)};
  max-width: ${CONTENT_WIDTH};
  margin-inline: auto;
  padding-block: ${space(24, 72)};
  ${gutters}

  .soft {
    color: ${token('ink-soft')};
  }
  .heading {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(12, 24)};
  }
  .heading > div {
    display: grid;
    gap: ${space(4)};
    min-width: 0;
  }
`;

export const StateTabs = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(8)};
  }
  a {
    display: flex;
    align-items: center;
    gap: ${space(8)};
    min-height: ${TOUCH_TARGET};
    padding: ${space(4, 16)};
    border: 1px solid ${token('line')};
    border-radius: 999px;
    background: ${token('paper')};
    color: ${token('ink')};
    font-weight: 600;
    text-decoration: none;
    ${text(15)}
    &:hover {
      border-color: ${token('ink-soft')};
    }
    &[aria-current] {
      border-color: ${token('brand')};
      background: ${token('brand-wash')};
      color: ${token('brand')};
    }
    ${media.forcedColours} {
      &[aria-current] {
        border-width: 3px;
      }
    }
  }
  .count {
    font-weight: 400;
    ${tabular}
  }
`;

export const SearchRow = styled.form`
  display: grid;
  gap: ${space(12)};
  align-items: end;
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1.5fr) auto;
  }
`;

/** Rows on paper: columns where there is room, stacked on a phone. */
export const DeskList = styled.ul`
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  overflow: clip;

  > li + li {
    border-top: 1px solid ${token('line')};
  }
  > li > a {
    display: grid;
    grid-template: 'name name' auto 'what what' auto 'marks time' auto / minmax(0, 1fr) auto;
    gap: ${space(4, 16)};
    align-items: baseline;
    padding: ${space(12, 16)};
    color: inherit;
    text-decoration: none;
    &:hover {
      background: ${token('wash')};
    }
    &:hover .name {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  .who {
    grid-area: name;
  }
  .what {
    grid-area: what;
  }
  .who,
  .what {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .name {
    font-weight: 600;
  }
  .soft {
    ${text(15)}
  }
  .marks {
    grid-area: marks;
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4, 8)};
  }
  time {
    grid-area: time;
    text-align: end;
  }
  time,
  .reference {
    white-space: nowrap;
    ${tabular}
  }
  ${media.tablet} {
    > li > a {
      grid-template: 'name marks' auto 'what time' auto / minmax(0, 1fr) auto;
    }
    .marks {
      justify-content: flex-end;
    }
  }
  ${media.desktop} {
    > li > a {
      grid-template:
        'name what marks time' auto / minmax(0, 1.4fr) minmax(0, 1.6fr)
        12.5rem 10.5rem;
    }
  }
`;

export const PageSteps = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(12)};
`;

export const TwoColumns = styled.div`
  display: grid;
  gap: ${space(24)};
  align-items: start;
  min-width: 0;
  > div {
    display: grid;
    gap: ${space(24)};
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(18rem, 1fr);
  }
`;

export const DeskSheet = styled.section`
  display: grid;
  gap: ${space(12)};
  min-width: 0;
  padding: ${space(16)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  ${media.tablet} {
    padding: ${space(24)};
  }
  h2 {
    ${text(18)}
  }
  .soft {
    ${text(15)}
  }
`;

export const AnswerList = styled.dl`
  display: grid;
  > div {
    display: grid;
    gap: ${space(4, 16)};
    padding-block: ${space(12)};
    border-top: 1px solid ${token('line')};
    &:first-child {
      border-top: 0;
      padding-top: 0;
    }
    &:last-child {
      padding-bottom: 0;
    }
  }
  dt {
    color: ${token('ink-soft')};
    ${text(15)}
  }
  dd {
    min-width: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    > div {
      grid-template-columns: 11rem minmax(0, 1fr);
    }
  }
`;

export const PictureGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space(16)};
  a {
    display: grid;
    gap: ${space(8)};
    color: inherit;
    text-decoration: none;
  }
  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: ${radius.control};
    background: ${token('wash')};
    object-fit: cover;
  }
  .name {
    overflow-wrap: anywhere;
    ${text(13)}
  }
`;

/** What happened, one below the other, along a line. */
export const EventList = styled.ol`
  display: grid;
  gap: ${space(12)};
  li {
    display: grid;
    padding-inline-start: ${space(16)};
    border-inline-start: 2px solid ${token('line')};
  }
  time,
  .who {
    color: ${token('ink-soft')};
    ${text(13)}
  }
`;

export const EmailRows = styled.ul`
  display: grid;
  gap: ${space(16)};
  li {
    display: grid;
    gap: ${space(4)};
    justify-items: start;
    overflow-wrap: anywhere;
  }
`;

export const MailFrame = styled.iframe`
  width: 100%;
  height: 44rem;
  max-height: 80vh;
  border: 1px solid ${token('line')};
  border-radius: ${radius.control};
  /* Letters are drawn for light, as most mail programs show them. */
  background: #f6f7f5;
  color-scheme: light;
`;

export const MailText = styled.pre`
  margin: 0;
  padding: ${space(16)};
  border-radius: ${radius.control};
  background: ${token('wash')};
  font-family: ui-monospace, 'Liberation Mono', monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${text(15)}
`;
