import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { motion, radius, TOUCH_TARGET } from '../../theme/scale';
import { token } from '../../theme/tokens';

export type IconButtonKind = 'plain' | 'raised';

export interface IconLook {
  readonly $kind: IconButtonKind;
}

export const iconLook = css<IconLook>`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: ${TOUCH_TARGET};
  height: ${TOUCH_TARGET};
  flex: none;
  padding: 0;
  border: 0;
  border-radius: ${({ $kind }) => ($kind === 'raised' ? '50%' : radius.control)};
  background: ${({ $kind }) => ($kind === 'raised' ? token('paper') : 'none')};
  color: ${token('ink')};
  transition: background-color ${motion.state};
  ${media.hover} {
    &:hover {
      background: ${token('wash')};
    }
  }
  &[aria-pressed='true'] svg {
    fill: ${token('plate')};
    stroke: ${({ $kind }) => ($kind === 'raised' ? token('ink') : 'currentcolor')};
  }
  ${media.forcedColours} {
    border: 1px solid;
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const NativeIconButton = styled.button<IconLook>`
  ${iconLook}
`;

export const Count = styled.span`
  position: absolute;
  inset: 0 0 auto auto;
  min-width: 1.25rem;
  padding-inline: 0.25rem;
  border-radius: 999px;
  background: ${token('plate')};
  color: ${token('on-plate')};
  font-size: 0.75rem;
  line-height: 1.25rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
