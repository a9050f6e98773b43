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
  /* The wide header has a second row as long as the page is at its top. */
  ${media.tablet} {
    inset-block-start: calc(${HEADER_HEIGHT} + 3.25rem);
  }
  ${media.print} {
    display: none;
  }
`;

export const OfflineBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4, 12)};
  max-width: 46rem;
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
    flex: 1;
    min-width: 0;
    ${media.tablet} {
      flex: auto;
    }
    text-wrap: pretty;
  }
  strong {
    font-weight: 650;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    margin-block: -0.5rem;
    color: inherit;
    font-weight: 600;
    ${media.phone} {
      /* Under the words, beside the sign. */
      flex-basis: 100%;
      padding-inline-start: 2rem;
    }
  }
`;
