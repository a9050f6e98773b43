import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { visuallyHidden } from '../../theme/mixins';
import { motion, space, text, TOUCH_TARGET } from '../../theme/scale';
import { token } from '../../theme/tokens';

const withoutTabs = css`
  display: none;
`;

/**
 * More tabs than fit are reached by scrolling sideways; a shade at the edge says that there are more.
 * Its width is that of its place: left alone, it would ask for the width of all tabs.
 */
export const TabRow = styled.div`
  display: flex;
  gap: ${space(24)};
  width: 0;
  min-width: 100%;
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${token('line')};
  background:
    linear-gradient(to right, ${token('paper')} 40%, transparent) left / 3rem 100% local no-repeat,
    linear-gradient(to left, ${token('paper')} 40%, transparent) right / 3rem 100% local no-repeat,
    linear-gradient(to right, ${token('line')}, transparent) left / 1rem 100% scroll no-repeat,
    linear-gradient(to left, ${token('line')}, transparent) right / 1rem 100% scroll no-repeat;
  @media (scripting: none) {
    ${withoutTabs}
  }
  ${media.print} {
    ${withoutTabs}
  }
`;

export const TabButton = styled.button`
  flex: none;
  min-height: ${TOUCH_TARGET};
  padding: ${space(8)} 0;
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${token('ink-soft')};
  font-weight: 600;
  ${text(16)}
  transition:
    color ${motion.state},
    border-color ${motion.state};
  ${media.hover} {
    &:hover {
      color: ${token('ink')};
    }
  }
  &[aria-selected='true'] {
    border-color: ${token('brand')};
    color: ${token('brand')};
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: 4px;
  }
  ${media.forcedColours} {
    &[aria-selected='true'] {
      border-color: Highlight;
    }
  }
`;

const titled = css`
  position: static;
  width: auto;
  height: auto;
  margin: 0 0 ${space(12)};
  clip-path: none;
  white-space: normal;
`;

export const TabPanel = styled.div`
  padding-top: ${space(24)};
  & > h3 {
    ${visuallyHidden}
  }
  @media (scripting: none) {
    & > h3 {
      ${titled}
    }
  }
  ${media.print} {
    & > h3 {
      ${titled}
    }
  }
`;
