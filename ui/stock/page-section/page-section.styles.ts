import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { motion, radius, space, TOUCH_TARGET } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const SectionBox = styled.section`
  min-width: 0;
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  .content {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(32)};
    padding: ${space(8, 16, 24)};
  }
  ${media.tablet} {
    .content {
      padding: ${space(8, 24, 32)};
    }
  }
`;

export const SectionHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  padding: ${space(12, 8, 12, 16)};
  ${media.tablet} {
    padding: ${space(16, 12, 16, 24)};
  }

  h2 {
    flex: 1;
    min-width: 0;
    font-size: 1.375rem;
    line-height: 1.75rem;
    letter-spacing: -0.01em;
  }
  a {
    display: flex;
    align-items: center;
    gap: ${space(12)};
    min-height: ${TOUCH_TARGET};
    color: inherit;
    text-decoration: none;
    ${media.hover} {
      &:hover {
        color: ${token('brand')};
      }
    }
  }
  .icon {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: ${radius.control};
    background: ${token('brand-wash')};
    color: ${token('brand')};
    transition: background-color ${motion.state};
  }
  @media (scripting: none) {
    .toggle {
      display: none;
    }
  }
  ${media.print} {
    .toggle {
      display: none;
    }
  }
`;
