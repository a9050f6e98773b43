import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { oneLine, tabular, visuallyHidden } from '../../theme/mixins';
import { radius, space, text, TOUCH_TARGET } from '../../theme/scale';
import { token } from '../../theme/tokens';

const plainButton = css`
  flex: none;
  border: 0;
  background: none;
  color: ${token('brand')};
  font-weight: 600;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
`;

/**
 * In the header: one line, however long the name; its end is cut, never the sum or the button. With
 * letters so large that hardly any of the name is left, a phone has a line for each.
 */
export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  min-width: 0;
  height: 100%;
  ${tabular}
  ${text(13)}

  a {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.3em;
    min-width: 0;
    padding-block: ${space(12)};
    color: ${token('ink')};
    font-weight: 650;
    text-decoration: none;
    &:hover {
      color: ${token('brand')};
      text-decoration: underline;
    }
  }
  .name {
    flex: 1 1 5em;
    min-width: 0;
    max-width: max-content;
    ${oneLine}
  }
  [role='status'] {
    min-width: 0;
    &:empty {
      display: none;
    }
  }
  button {
    min-height: ${TOUCH_TARGET};
    padding-inline: ${space(8)};
    ${plainButton}
  }
  ${media.tablet} {
    a {
      flex-wrap: nowrap;
      padding-block: ${space(4)};
    }
    a,
    [role='status'] {
      white-space: nowrap;
    }
    button {
      min-height: 1.75rem;
    }
  }
  /* Beside the ways to reach us there is room for the sum and some of the name. */
  @media (min-width: 47.9375em) and (max-width: 63.99em) {
    .how {
      ${visuallyHidden}
    }
  }
`;

/** Beside a price. */
export const Cost = styled.div`
  color: ${token('ink-soft')};
  ${tabular}
  ${text(13)}
  .pay {
    color: ${token('brand')};
    font-weight: 650;
  }
  .pay::first-letter {
    text-transform: uppercase;
  }
`;

export const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(4, 16)};
  ${tabular}
  ${text(13)}
  p {
    flex: 1 1 16rem;
    max-width: 48rem;
    color: ${token('ink-soft')};
  }
  button {
    padding: 0;
    ${plainButton}
    /* A phone has the same button in the line below the header. */
    ${media.phone} {
      display: none;
    }
  }
`;

export const Deposit = styled.section`
  .rows & {
    margin-block: ${space(16)};
  }
  display: grid;
  gap: ${space(8)};
  justify-items: start;
  padding: ${space(16)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.control};
  background: ${token('paper')};
  ${tabular}
  ${text(15)}
  h3 {
    ${text(16)}
  }
  [role='status'] {
    display: grid;
    gap: ${space(4)};
    width: 100%;
    &:empty {
      display: none;
    }
  }
  .monthly strong {
    font-weight: 700;
    letter-spacing: -0.02em;
    ${text(22)}
  }
  .kind {
    color: ${token('ink-soft')};
    ${text(13)}
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(16)};
    padding-block: ${space(4)};
    border-top: 1px solid ${token('line')};
  }
  dl {
    margin-top: ${space(4)};
  }
  dd {
    margin-inline-start: auto;
    font-weight: 650;
  }
`;
