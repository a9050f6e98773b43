import { css } from 'styled-components';
import { FONT_FAMILY } from './font-faces';
import { media } from './media';
import { focusRing, visuallyHidden } from './mixins';
import { HEADER_HEIGHT, text } from './scale';
import { colourDeclarations, token } from './tokens';

const light = `color-scheme:light;--shadow:0 8px 24px rgb(18 33 31 / 14%);--backdrop:rgb(18 33 31 / 48%);${colourDeclarations('light')}`;
const dark = `color-scheme:dark;--shadow:0 8px 24px rgb(0 0 0 / 48%);--backdrop:rgb(0 0 0 / 64%);--picture:brightness(0.86);${colourDeclarations('dark')}`;

/**
 * What holds everywhere: the colours of both looks, a small reset, the focus ring, and
 * the manners (reduced motion, print, nothing hidden under the sticky header). The look follows
 * the device unless `data-theme` on the root, or on any part of the page, says otherwise.
 */
export const groundRules = css`
  :root,
  [data-theme='light'] {
    ${light}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${dark}
    }
  }
  [data-theme='dark'] {
    ${dark}
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-block: calc(${HEADER_HEIGHT} + 1rem) 6rem;
    scrollbar-gutter: stable;
  }
  html:has(dialog:modal) {
    overflow: hidden;
  }

  body {
    margin: 0;
    min-height: 100dvh;
    background: ${token('canvas')};
    color: ${token('ink')};
    font-family: ${FONT_FAMILY};
    ${text(16)}
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset,
  blockquote {
    margin: 0;
    padding: 0;
  }
  fieldset {
    border: 0;
    min-inline-size: 0;
  }
  legend {
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  h1,
  h2,
  h3,
  h4 {
    font-weight: 650;
    letter-spacing: -0.01em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  h1 {
    ${text(28)}
  }
  h2 {
    ${text(22)}
  }
  h3 {
    ${text(18)}
  }
  h4 {
    ${text(16)}
  }
  ${media.tablet} {
    h1 {
      ${text(36)} letter-spacing: -0.02em;
    }
    h2 {
      ${text(28)}
    }
  }

  a {
    color: ${token('brand')};
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }

  img,
  svg,
  video {
    display: block;
    max-width: 100%;
  }
  img {
    height: auto;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  button {
    cursor: pointer;
  }
  table {
    border-collapse: collapse;
    width: 100%;
  }
  th {
    text-align: start;
  }
  td,
  th,
  output,
  time {
    font-variant-numeric: tabular-nums;
  }
  summary {
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  hr {
    border: 0;
    border-top: 1px solid ${token('line')};
    margin: 0;
  }
  [hidden] {
    display: none !important;
  }

  :focus-visible {
    ${focusRing}
  }
  [tabindex='-1']:focus {
    outline: none;
  }
  [tabindex='-1']:focus-visible {
    ${focusRing}
  }

  .tabular {
    font-variant-numeric: tabular-nums;
  }

  /* Room for what is said of the shopper’s own car, before its script is there; none for anybody else. */
  .own-car {
    display: none;
    width: 100%;
    min-height: 2.5rem;
  }
  [data-own-car='held'] .own-car,
  [data-own-car='old'] .own-car:not([data-at='card']) {
    display: block;
  }
  /* Behind the fee of a card, which is last there. */
  .own-car[data-at='card'] {
    order: 2;
  }
  h3 ~ .own-car[data-at='card'] {
    order: 0;
  }
  :not(h2) + .own-car[data-at='list'] {
    margin-top: 0.75rem;
  }
  ${media.tablet} {
    .own-car[data-at='list'] {
      min-height: 1.25rem;
    }
  }
  /* Narrow columns, where its lines break. */
  ${media.phone} {
    td .own-car {
      min-height: 5rem;
    }
  }
  @media (min-width: 77.5em) {
    [data-view='list'] #results .own-car {
      min-height: 5rem;
    }
  }
  .own-car[data-at='vehicle'] {
    min-height: 3.75rem;
  }
  .own-car[data-at='quote'],
  .own-car[data-at='calculator'] {
    min-height: 8rem;
  }

  .visually-hidden {
    ${visuallyHidden}
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      /* Not 0.01ms: every inherited colour would then change one level of the tree a frame. */
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }

  ${media.print} {
    :root:root,
    [data-theme][data-theme] {
      ${light}
    }
    @page {
      size: A4;
      margin: 14mm;
    }
    body {
      background: none;
      font-size: 10.5pt;
      line-height: 1.4;
    }
    h1,
    h2,
    h3,
    h4 {
      break-after: avoid;
    }
    figure,
    img,
    tr,
    li {
      break-inside: avoid;
    }
    .screen-only {
      display: none !important;
    }
  }
`;
