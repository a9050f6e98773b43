import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';
import { gutters } from '../../theme/mixins';
import { CONTENT_WIDTH, layer, motion, shadow, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** Where large letters or a small window leave no room to lie over the page, it stands in it. */
export const NO_ROOM = '(max-height: 22rem)';

const rise = keyframes`
  from { translate: 0 100%; }
`;

export const Region = styled.section`
  position: fixed;
  z-index: ${layer.header};
  inset: auto 0 0;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${token('line')};
  background: ${token('paper')};
  box-shadow: ${shadow};
  animation: ${rise} ${motion.panel};

  @media ${NO_ROOM} {
    position: static;
    animation: none;
  }
  ${media.print} {
    display: none;
  }
`;

export const Question = styled.div`
  display: grid;
  gap: ${space(12)};
  max-width: ${CONTENT_WIDTH};
  margin-inline: auto;
  padding-block: ${space(12)};
  ${gutters}

  h2 {
    letter-spacing: normal;
    ${text(16)}
  }
  p {
    color: ${token('ink-soft')};
    ${text(15)}
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(24)};
  }
`;

/** Two of one size, and the way to more beside them. */
export const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr));
  align-items: center;
  gap: ${space(12)};

  button:last-child {
    padding-inline: ${space(8)};
  }
  ${media.tablet} {
    grid-template-columns: 7rem 7rem auto;
  }
`;
