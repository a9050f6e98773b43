import { css } from 'styled-components';
import { media } from './media';
import { token } from './tokens';

/** Heard, not seen. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Figures of equal width, so that prices line up and do not jitter. */
export const tabular = css`
  font-variant-numeric: tabular-nums;
`;

/** One line, cut with an ellipsis. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The ring of keyboard focus: 2 px with a gap of 2 px. */
export const focusRing = css`
  outline: 2px solid ${token('focus')};
  outline-offset: 2px;
`;

/** Page gutters: 16 px on phones, 24 px above. */
export const gutters = css`
  padding-inline: 1rem;
  ${media.tablet} {
    padding-inline: 1.5rem;
  }
`;
