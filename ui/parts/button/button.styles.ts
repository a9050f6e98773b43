import { css, keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';
import { motion, radius, space, text, TOUCH_TARGET } from '../../theme/scale';
import { token } from '../../theme/tokens';
import { SiteLink } from '../site-link/site-link';

export type ButtonKind = 'primary' | 'quiet' | 'link';

export interface ButtonLook {
  readonly $kind: ButtonKind;
  readonly $wide: boolean;
  readonly $compact: boolean;
}

const kinds = {
  primary: css`
    background: ${token('brand')};
    border-color: ${token('brand')};
    color: ${token('on-brand')};
    ${media.forcedColours} {
      border-width: 3px;
    }
    ${media.hover} {
      &:hover {
        background: ${token('brand-hover')};
        border-color: ${token('brand-hover')};
      }
    }
  `,
  quiet: css`
    background: ${token('paper')};
    border-color: ${token('ink-soft')};
    color: ${token('ink')};
    ${media.hover} {
      &:hover {
        background: ${token('wash')};
        border-color: ${token('ink')};
      }
    }
  `,
  link: css`
    background: none;
    border-color: transparent;
    color: ${token('brand')};
    padding-inline: 0;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    ${media.hover} {
      &:hover {
        text-decoration-thickness: 2px;
      }
    }
  `,
} as const;

export const buttonLook = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(8)};
  min-height: ${({ $compact }) => ($compact ? '2.25rem' : TOUCH_TARGET)};
  padding: ${({ $compact }) => ($compact ? space(4, 12) : space(8, 16))};
  border: 1px solid;
  border-radius: ${radius.control};
  ${({ $compact }) => ($compact ? text(15) : text(16))}
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${motion.state},
    border-color ${motion.state};
  ${({ $wide }) => $wide && 'width: 100%;'}
  ${({ $kind }) => kinds[$kind]}
  ${media.touch} {
    min-height: ${TOUCH_TARGET};
  }
  &[aria-disabled='true'] {
    cursor: progress;
  }
`;

export const NativeButton = styled.button<ButtonLook>`
  ${buttonLook}
`;

export const AnchorButton = styled(SiteLink)<ButtonLook>`
  ${buttonLook}
`;

const turn = keyframes`
  to { rotate: 1turn; }
`;

export const Spinner = styled.span`
  width: 1em;
  height: 1em;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;
