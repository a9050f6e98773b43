import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';
import { HEADER_HEIGHT, layer, motion, radius, shadow, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

const drop = keyframes`
  from { opacity: 0; translate: 0 -0.5rem; }
`;

/** Below the header, over the page: it moves nothing and keeps nobody from pressing beside it. */
export const OfflinePlace = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset: calc(${HEADER_HEIGHT} + 0.5rem) 0 auto;
  display: grid;
  justify-items: center;
  padding-inline: ${space(16)};
  pointer-events: none;
  ${media.print} {
    display: none;
  }
`;

export const OfflineBox = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  max-width: 36rem;
  padding: ${space(8, 16)};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${token('ink')};
  color: ${token('paper')};
  box-shadow: ${shadow};
  pointer-events: auto;
  animation: ${drop} ${motion.panel};
  ${text(15)}

  svg {
    flex: none;
  }
  .words {
    min-width: 0;
    text-wrap: pretty;
  }
  strong {
    font-weight: 650;
  }
  a {
    display: inline-flex;
    align-items: center;
    flex: none;
    min-height: 2.75rem;
    margin-block: -0.5rem;
    color: inherit;
    font-weight: 600;
    ${media.phone} {
      max-width: 6rem;
    }
  }
`;
