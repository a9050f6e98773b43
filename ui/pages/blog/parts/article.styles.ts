import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { HEADER_HEIGHT, MEASURE, radius, space, text, TOUCH_TARGET } from '../../../theme/scale';
import { token } from '../../../theme/tokens';
import { pill } from './link-looks';

export const StockForm = styled.form`
  display: grid;
  gap: ${space(12)};
  width: 100%;
`;

/** What is known of an article, under its title. */
export const Byline = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4, 16)};
  margin-top: ${space(16)};
  color: ${token('ink-soft')};
  ${text(15)}
  span > time {
    margin-inline-start: 0.25em;
  }
`;

export const ArticleHead = styled.header`
  margin-top: ${space(8)};
  overflow-wrap: anywhere;
  .topic {
    display: inline-flex;
    align-items: center;
    min-height: ${TOUCH_TARGET};
    font-weight: 600;
    ${text(15)}
  }
  h1 {
    max-width: 30ch;
    margin-top: 0;
    text-wrap: balance;
  }
`;

export const HeroBox = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;
  margin-top: ${space(24)};
  border-radius: ${radius.card};
  overflow: hidden;
  background: ${token('wash')};
  ${media.tablet} {
    aspect-ratio: 16 / 7;
  }
`;

export const ArticleColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(32)};
  margin-top: ${space(32)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    grid-template-rows: auto 1fr;
    gap: ${space(24, 72)};
    align-items: start;
  }
`;

export const ArticleBody = styled.div`
  min-width: 0;
  ${media.desktop} {
    grid-area: 1 / 1 / span 2;
  }
  max-width: ${MEASURE};
  overflow-wrap: break-word;
  /* Gone: nothing is kept for what will not come. */
  img[style*='hidden'] {
    display: none;
  }
  h2,
  h3 {
    scroll-margin-top: calc(${HEADER_HEIGHT} + 1rem);
    text-wrap: balance;
  }
  h2 {
    ${text(22)}
  }
  h3 {
    ${text(18)}
  }
  > :first-child li + li {
    margin-top: ${space(8)};
  }
  th {
    text-align: start;
  }
  td,
  th {
    vertical-align: top;
  }
  pre {
    overflow-x: auto;
  }
  img {
    height: auto;
  }
`;

/** Beside the text, where there is room; else behind it. */
export const StockSide = styled.div`
  min-width: 0;
  ${media.desktop} {
    grid-column: 2;
    position: sticky;
    top: calc(${HEADER_HEIGHT} + 1.5rem);
  }
`;

/** What is in an article: before it on a phone, beside it where there is room. */
export const Contents = styled.nav`
  ${media.desktop} {
    grid-area: 1 / 2;
  }
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  padding: ${space(16)};
  background: ${token('paper')};
  h2 {
    color: ${token('ink-soft')};
    ${text(15)}
  }
  ol {
    margin-top: ${space(4)};
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2.25rem;
    padding-block: ${space(4)};
    text-decoration: none;
    overflow-wrap: anywhere;
    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
  ${media.touch} {
    a {
      min-height: ${TOUCH_TARGET};
    }
  }
`;

/** Category, tags and where to share it. */
export const ArticleFoot = styled.footer`
  display: grid;
  gap: ${space(16)};
  max-width: ${MEASURE};
  margin-top: ${space(32)};
  padding-top: ${space(24)};
  border-top: 1px solid ${token('line')};
  > div {
    display: grid;
    gap: ${space(8)};
  }
  h2 {
    color: ${token('ink-soft')};
    ${text(15)}
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(8)};
    list-style: none;
  }
  li a {
    ${pill}
  }
`;

export const Related = styled.section`
  margin-top: ${space(48)};
  h2 {
    margin-bottom: ${space(16)};
    ${text(22)}
  }
`;
