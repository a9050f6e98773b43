import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { motion, radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';
import { coverLink } from './link-looks';

/** Three, by the number the documents give (BLOG-20). */
const others = [1, 2, 3]
  .map(
    (place) =>
      `&:has(.dots label:nth-of-type(${String(place)}) input:checked) .posts > li:not(:nth-child(${String(place)}))`,
  )
  .join(',');

export const Featured = styled.section`
  margin-top: ${space(24)};
  h2 {
    margin-bottom: ${space(12)};
    ${text(22)}
  }
  .posts {
    display: grid;
    list-style: none;
  }
  /* All in one place, so that nothing below moves when another is chosen. */
  .posts > li {
    grid-area: 1 / 1;
    position: relative;
    display: grid;
    grid-template-rows: auto 1fr;
    min-width: 0;
    border: 1px solid ${token('line')};
    border-radius: ${radius.card};
    overflow: hidden;
    background: ${token('paper')};
    overflow-wrap: anywhere;
  }
  @supports not selector(:has(*)) {
    .posts > li {
      grid-area: auto;
    }
    .dots {
      display: none;
    }
  }
  ${others} {
    visibility: hidden;
  }
  .picture {
    position: relative;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    background: ${token('wash')};
  }
  .words {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: ${space(12)};
    padding: ${space(16)};
  }
  .topic {
    color: ${token('brand')};
    font-weight: 600;
    ${text(15)}
  }
  h3 {
    letter-spacing: -0.01em;
    text-wrap: balance;
    ${text(22)}
  }
  a {
    ${coverLink}
  }
  .introduction {
    color: ${token('ink-soft')};
    ${text(16)}
  }
  .more {
    color: ${token('brand')};
    font-weight: 600;
    text-decoration: underline;
  }
  .dots {
    display: flex;
    justify-content: center;
    margin-top: ${space(4)};
    border: 0;
  }
  .dots label {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    cursor: pointer;
  }
  .dots input {
    appearance: none;
    width: 0.75rem;
    height: 0.75rem;
    margin: 0;
    border: 2px solid ${token('ink-soft')};
    border-radius: 50%;
    cursor: pointer;
    transition: width ${motion.state};
    &:checked {
      width: 1.75rem;
      border-color: ${token('brand')};
      border-radius: 1rem;
      background: ${token('brand')};
    }
  }
  ${media.tablet} {
    .posts > li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      grid-template-rows: auto;
    }
    .picture {
      aspect-ratio: 16 / 10;
      height: 100%;
      min-height: 20rem;
      width: 100%;
    }
    .words {
      padding: ${space(32)};
    }
    h3 {
      ${text(28)}
    }
  }
  ${media.hover} {
    .posts > li:hover h3 {
      text-decoration: underline;
    }
  }
`;
