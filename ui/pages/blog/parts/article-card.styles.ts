import { css, styled } from 'styled-components';
import { media } from '../../../theme/media';
import { motion, radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';
import { coverLink } from './link-looks';

/** A list of thirteen is long on a phone: a small picture beside the title. */
const compact = css`
  ${media.phone} {
    grid-template-columns: 7.5rem minmax(0, 1fr);
    grid-template-rows: auto;
    .picture {
      aspect-ratio: auto;
      min-height: 7.5rem;
    }
    .words {
      padding: ${space(12)};
    }
    h2,
    h3 {
      ${text(16)}
    }
    .introduction:not(:has(mark)) {
      display: none;
    }
  }
`;

const lead = css`
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    grid-template-rows: auto;
    .picture {
      aspect-ratio: auto;
      min-height: 18rem;
    }
    .words {
      align-content: center;
      padding: ${space(32)};
    }
    h2,
    h3 {
      ${text(28)}
    }
    .introduction {
      ${text(18)}
    }
  }
`;

export const Card = styled.article<{ readonly $isLead: boolean }>`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  min-width: 0;
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  overflow: hidden;
  background: ${token('paper')};
  transition: border-color ${motion.state};
  overflow-wrap: anywhere;
  .picture {
    position: relative;
    aspect-ratio: 16 / 10;
    overflow: hidden;
    background: ${token('wash')};
  }
  .words {
    display: grid;
    align-content: start;
    gap: ${space(8)};
    padding: ${space(16)};
  }
  .topic {
    color: ${token('brand')};
    font-weight: 600;
    ${text(13)}
  }
  h2,
  h3 {
    text-wrap: balance;
    letter-spacing: -0.01em;
    ${text(18)}
  }
  a {
    ${coverLink}
  }
  .introduction {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    color: ${token('ink-soft')};
    ${text(15)}
  }
  .byline {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(8)};
    align-self: end;
    color: ${token('ink-soft')};
    ${text(13)}
    > :not(:last-child)::after {
      content: '·' / '';
      margin-inline-start: ${space(8)};
    }
  }
  mark {
    border-radius: 2px;
    background: ${token('plate')};
    color: ${token('on-plate')};
  }
  ${media.hover} {
    &:hover {
      border-color: ${token('brand')};
    }
    &:hover a {
      text-decoration: underline;
    }
  }
  ${({ $isLead }) => ($isLead ? lead : compact)}
`;

/** Articles side by side; the first of thirteen has a row to itself. */
export const CardGrid = styled.ul`
  display: grid;
  gap: ${space(16)};
  list-style: none;
  > li {
    display: grid;
    min-width: 0;
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(24)};
    > .lead {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
