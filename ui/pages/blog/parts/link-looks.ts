import { css } from 'styled-components';
import { media } from '../../../theme/media';
import { radius, space, text, TOUCH_TARGET } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

/** The link of a card, pressed wherever the card is. */
export const coverLink = css`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${token('focus')};
    outline-offset: -4px;
  }
`;

/** A topic or a tag, among others. */
export const pill = css`
  display: inline-flex;
  align-items: center;
  min-height: ${TOUCH_TARGET};
  padding: ${space(4, 16)};
  border: 1px solid ${token('line')};
  border-radius: 2rem;
  background: ${token('paper')};
  color: ${token('ink')};
  overflow-wrap: anywhere;
  text-decoration: none;
  ${text(15)}
  ${media.hover} {
    &:hover {
      border-color: ${token('brand')};
    }
  }
`;
