import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { layer, motion, radius, shadow, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const HelpBox = styled.div`
  position: relative;
  display: inline-block;
  vertical-align: middle;
`;

export const HelpButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(4)};
  min-width: 1.75rem;
  min-height: 1.75rem;
  padding: 0 ${space(4)};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${token('ink-soft')};
  ${text(15)}
  text-align: start;
  transition: color ${motion.state};
  svg {
    flex: none;
  }
  ${media.hover} {
    &:hover {
      color: ${token('brand')};
    }
  }
  &[aria-expanded='true'] {
    color: ${token('brand')};
  }
  ${media.touch} {
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** Its upper edge reaches the button, so that a mouse may travel into it. On a phone it lies at the foot. */
export const HelpPanel = styled.div<{ $side: 'start' | 'end' }>`
  position: absolute;
  z-index: ${layer.toast};
  top: 100%;
  ${({ $side }) => ($side === 'end' ? 'right: 0;' : 'left: 0;')}
  width: min(22rem, 80vw);
  padding-block: ${space(8)};
  &[data-above] {
    top: auto;
    bottom: 100%;
  }

  .sheet {
    display: grid;
    gap: ${space(8)};
    max-height: min(28rem, 60vh);
    overflow-y: auto;
    padding: ${space(16)};
    border: 1px solid ${token('line')};
    border-radius: ${radius.card};
    background: ${token('paper')};
    box-shadow: ${shadow};
    color: ${token('ink')};
    font-weight: 400;
    text-align: start;
    ${text(15)}
  }

  ${media.phone} {
    position: fixed;
    inset: auto ${space(16)} ${space(16)};
    width: auto;
  }

  @media (scripting: none) {
    &[hidden] {
      display: block !important;
    }
    position: static;
    width: auto;
    padding: 0;
    .sheet {
      max-height: none;
      padding: 0;
      border: 0;
      box-shadow: none;
    }
  }
`;
