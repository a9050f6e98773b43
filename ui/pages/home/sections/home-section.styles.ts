import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { gutters } from '../../../theme/mixins';
import { CONTENT_WIDTH, motion, radius, space, text, TOUCH_TARGET } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

/** One stretch of the home page, with its heading and at most one link beside it. */
export const HomeSection = styled.section`
  max-width: ${CONTENT_WIDTH};
  margin-inline: auto;
  padding-top: ${space(48)};
  ${gutters}
  ${media.desktop} {
    padding-top: ${space(72)};
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(4, 24)};
    margin-bottom: ${space(16)};
    a {
      padding-block: ${space(12)};
      font-weight: 600;
    }
  }
`;

/** A quiet tile that is all one link. */
export const tileLook = `
  display: grid;
  min-height: ${TOUCH_TARGET};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  color: ${token('ink')};
  text-decoration: none;
  transition: border-color ${motion.state}, background-color ${motion.state};
  ${media.hover} {
    &:hover {
      border-color: ${token('brand')};
    }
  }
  .name {
    min-width: 0;
    font-weight: 600;
    ${text(16)}
  }
  .count {
    color: ${token('ink-soft')};
    font-variant-numeric: tabular-nums;
    ${text(15)}
  }
`;
