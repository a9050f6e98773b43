import { styled } from 'styled-components';
import { media } from '../theme/media';
import { HEADER_HEIGHT, MEASURE, radius, space, text, TOUCH_TARGET } from '../theme/scale';
import { token } from '../theme/tokens';

export const Heading = styled.h1`
  margin-top: ${space(8)};
  max-width: 24ch;
  text-wrap: balance;
  ${media.tablet} {
    max-width: 30ch;
  }
`;

/** What a page is about, in a sentence or two. */
export const Lead = styled.div`
  max-width: ${MEASURE};
  margin-top: ${space(12)};
  color: ${token('ink-soft')};
  ${text(18)}
  > div {
    font-size: inherit;
    line-height: inherit;
  }
`;

/** Text to read, with a list of its parts at the side where there is room. */
export const TextColumns = styled.div`
  display: grid;
  gap: ${space(32)};
  margin-top: ${space(32)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 18rem;
    gap: ${space(72)};
    align-items: start;
  }
`;

export const Parts = styled.div`
  min-width: 0;
  max-width: ${MEASURE};
  ${media.phone} {
    section th,
    section td {
      padding-inline: 0 ${space(8)};
      ${text(15)}
    }
  }
  section + section {
    margin-top: ${space(32)};
    padding-top: ${space(32)};
    border-top: 1px solid ${token('line')};
  }
  section {
    scroll-margin-top: calc(${HEADER_HEIGHT} + 1rem);
  }
  h2 {
    margin-bottom: ${space(12)};
    ${text(22)}
  }
`;

/** Where on the page what is written. */
export const PartLinks = styled.nav`
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  padding: ${space(16)};
  background: ${token('paper')};
  ${media.desktop} {
    order: 1;
    position: sticky;
    top: calc(${HEADER_HEIGHT} + 1.5rem);
  }
  h2 {
    ${text(15)}
    color: ${token('ink-soft')};
  }
  ol {
    columns: 15rem;
    margin-top: ${space(4)};
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2.25rem;
    text-decoration: none;
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

/** What to do beside what to know. */
export const Sheet = styled.aside`
  display: grid;
  justify-items: start;
  gap: ${space(12)};
  padding: ${space(24)};
  border-radius: ${radius.card};
  background: ${token('brand-wash')};
  outline: 1px solid transparent;
  h2 {
    ${text(22)}
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
  margin-top: ${space(24)};
  ${media.phone} {
    > * {
      flex: 1 1 100%;
    }
  }
`;

/** When a page was last changed, at its foot. */
export const ChangedOn = styled.p`
  margin-top: ${space(48)};
  color: ${token('ink-soft')};
  ${text(15)}
`;
