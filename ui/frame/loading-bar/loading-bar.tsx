import { css, styled } from 'styled-components';
import {
  BAR_FILL_MS,
  BAR_HIDE_DELAY_MS,
  type LoadingBar as Bar,
} from '../../../core/navigation/public';
import { layer } from '../../theme/scale';
import { media } from '../../theme/media';
import { token } from '../../theme/tokens';

const Track = styled.div<{ $isFinished: boolean; $hasFailed: boolean }>`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.skipLink};
  height: 3px;
  overflow: hidden;
  pointer-events: none;
  background: ${({ $hasFailed }) => token($hasFailed ? 'danger-wash' : 'brand-wash')};
  ${({ $isFinished }) =>
    $isFinished &&
    css`
      opacity: 0;
      transition: opacity 200ms ease-in ${BAR_HIDE_DELAY_MS - 200}ms;
    `}
  ${media.print} {
    display: none;
  }

  /* It fills by itself, and has done so long before it is told to when all has come. */
  &::before {
    content: '';
    display: block;
    height: 100%;
    background: ${({ $hasFailed }) => token($hasFailed ? 'danger' : 'brand')};
    transform-origin: left;
    scale: ${({ $isFinished }) => ($isFinished ? 1 : 0.999)} 1;
    transition:
      scale ${({ $isFinished }) => ($isFinished ? '200ms ease-out' : `${BAR_FILL_MS}ms linear`)},
      background-color 120ms;
    @starting-style {
      scale: 0 1;
    }
  }
  ${media.forcedColours} {
    &::before {
      background: Highlight;
    }
  }
`;

/** A thin line at the top that fills while the next page is on its way; red once a call has failed. */
export const LoadingBar = ({ phase, hasFailed }: Bar) =>
  phase === 'hidden' ? undefined : (
    <Track
      role="progressbar"
      aria-label={hasFailed ? 'Loading, with a fault' : 'Loading'}
      $isFinished={phase === 'finished'}
      $hasFailed={hasFailed}
    />
  );
