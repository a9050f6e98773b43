import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { radius, space, text } from '../theme/scale';
import { token } from '../theme/tokens';

/** Picture over words where letters are too large for one row. */
const inOneRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;

  .words {
    flex: 3 1 10rem;
    align-content: center;
    min-width: 0;
    gap: ${space(4)};
    padding: ${space(8, 12)};
  }
  .words > * {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  .picture {
    flex: 1 0 7.5rem;
    aspect-ratio: auto;
    min-height: 5rem;
    max-height: 12rem;
  }
  h2 {
    ${text(16)}
  }
  .only-in-full {
    display: none;
  }
`;

/**
 * The vehicle beside what is said of it: picture, name, plate, price and what one asks first. In a
 * window, and above a form on a phone, one row of it.
 */
export const Summary = styled.article<{ $inOneRow: boolean }>`
  display: grid;
  overflow: clip;
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};

  .words {
    display: grid;
    justify-items: start;
    gap: ${space(12)};
    padding: ${space(16)};
  }
  .picture {
    aspect-ratio: 16 / 10;
  }
  h2 {
    ${text(22)}
  }
  h2 a {
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  .plate {
    padding: ${space(4, 8)};
    border-radius: ${radius.control};
    background: ${token('plate')};
    color: ${token('on-plate')};
    font-weight: 700;
    letter-spacing: 0.04em;
  }
  .derivative,
  .brief {
    color: ${token('ink-soft')};
    ${text(15)}
  }
  ${({ $inOneRow }) => $inOneRow && inOneRow}
  ${media.phone} {
    order: -1;
    ${inOneRow}
  }
`;

/** What stands beside a form that is about no vehicle. */
export const Aside = styled.aside`
  display: grid;
  justify-items: start;
  gap: ${space(12)};
  padding: ${space(16)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};

  h2 {
    ${text(18)}
  }
`;

/** One thing under the other, such as a form in a window under the vehicle that it is about. */
export const Stacked = styled.div`
  display: grid;
  gap: ${space(24)};
  min-width: 0;
`;
