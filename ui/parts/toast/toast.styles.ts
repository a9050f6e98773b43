import { keyframes, styled } from 'styled-components';
import { layer, motion, radius, shadow, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

const rise = keyframes`
  from { opacity: 0; translate: 0 0.5rem; }
`;

export const ToastStack = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset: auto 0 var(--foot-taken, 0);
  display: grid;
  justify-items: center;
  gap: ${space(8)};
  padding: ${space(16)};
  pointer-events: none;
  body:has([data-foot-bar]) & {
    padding-bottom: 5rem;
  }
  @media print {
    display: none;
  }
`;

export const ToastBox = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  max-width: 30rem;
  padding: ${space(4, 4)};
  padding-inline-start: ${space(16)};
  border-radius: ${radius.control};
  background: ${token('ink')};
  color: ${token('paper')};
  box-shadow: ${shadow};
  pointer-events: auto;
  animation: ${rise} ${motion.panel};
  ${text(15)}
  .words {
    flex: 1;
    min-width: 0;
    padding-block: ${space(12)};
  }
  button {
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding: ${space(8, 12)};
    border: 0;
    border-radius: 4px;
    background: none;
    color: inherit;
    font-weight: 600;
  }
  .undo {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .close {
    display: grid;
    place-items: center;
    padding: 0;
  }
  :focus-visible {
    outline-color: currentcolor;
    outline-offset: -4px;
  }
`;
