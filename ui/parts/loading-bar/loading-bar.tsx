import { keyframes, styled } from 'styled-components';
import { layer } from '../../theme/scale';
import { token } from '../../theme/tokens';

const run = keyframes`
  from { translate: -100% 0; }
  to { translate: 250% 0; }
`;

const appear = keyframes`
  to { opacity: 1; }
`;

const Track = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.skipLink};
  height: 3px;
  overflow: hidden;
  background: ${token('brand-wash')};
  opacity: 0;
  animation: ${appear} 1ms 150ms forwards;
  &::before {
    content: '';
    display: block;
    width: 40%;
    height: 100%;
    background: ${token('brand')};
    animation: ${run} 1.1s ease-in-out infinite;
  }
`;

/** A thin line at the top while the next page is on its way; short waits do not show it. */
export function LoadingBar({ active }: { readonly active: boolean }) {
  return active ? <Track role="progressbar" aria-label="Loading" /> : undefined;
}
