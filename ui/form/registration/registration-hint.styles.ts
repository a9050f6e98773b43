import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { radius } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** The letters of a plate over the box above, as large as it is; gone as soon as somebody is in it. */
export const AtRest = styled.div`
  position: absolute;
  inset: auto auto calc(100% + 0.25rem) 0;
  display: grid;
  place-items: center;
  width: min(100%, 24rem);
  height: 4.5rem;
  padding-inline: 0.5rem;
  border: 2px solid ${token('on-plate')};
  border-radius: ${radius.control};
  background: ${token('plate')};
  color: ${token('on-plate')};
  pointer-events: none;

  :has(> .told):focus-within &,
  :has([aria-invalid='true']) > .told > & {
    display: none;
  }
  svg {
    max-width: 100%;
    height: 58%;
  }
  ${media.forcedColours} {
    display: none;
  }
`;
