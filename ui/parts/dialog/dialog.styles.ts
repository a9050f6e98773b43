import { css, keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';
import { motion, radius, shadow, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export type DialogLook = 'centre' | 'side' | 'sheet';

const rise = keyframes`
  from { opacity: 0; translate: 0 1rem; }
`;

const slide = keyframes`
  from { opacity: 0; translate: 2rem 0; }
`;

const looks = {
  centre: css`
    ${media.tablet} {
      width: min(35rem, 100vw - 4rem);
      max-height: calc(100dvh - 4rem);
      margin: auto;
      border-radius: ${radius.card};
    }
  `,
  side: css`
    ${media.tablet} {
      width: min(27rem, 100vw);
      height: 100dvh;
      margin: 0 0 0 auto;
      animation-name: ${slide};
    }
  `,
  sheet: css`
    ${media.tablet} {
      width: min(48rem, 100vw - 4rem);
      height: calc(100dvh - 4rem);
      margin: auto;
      border-radius: ${radius.card};
    }
  `,
} as const;

/** On phones it takes the whole screen, whatever its look. */
export const NativeDialog = styled.dialog<{ $look: DialogLook }>`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${token('paper')};
  color: ${token('ink')};
  box-shadow: ${shadow};
  overflow: hidden;
  &[open] {
    display: flex;
    animation: ${rise} ${motion.panel};
  }
  &::backdrop {
    background: var(--backdrop);
  }
  ${({ $look }) => looks[$look]}
  ${media.tablet} {
    ${({ $look }) => $look === 'centre' && 'height: fit-content;'}
  }
`;

export const DialogFrame = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  max-height: inherit;
`;

export const DialogHead = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  min-height: 4rem;
  padding: ${space(8, 8)};
  padding-inline-start: ${space(24)};
  border-bottom: 1px solid ${token('line')};
  h2 {
    flex: 1;
    min-width: 0;
    ${text(22)}
  }
`;

export const DialogBody = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(24)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const DialogFoot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
  padding: ${space(12, 24)};
  padding-bottom: max(0.75rem, env(safe-area-inset-bottom));
  border-top: 1px solid ${token('line')};
  > * {
    flex: 1;
  }
`;
