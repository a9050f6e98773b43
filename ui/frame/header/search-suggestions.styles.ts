import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { radius, shadow, space, text, TOUCH_TARGET } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const SuggestionList = styled.div`
  position: absolute;
  top: calc(100% + ${space(4)});
  inset-inline: 0;
  z-index: 2;
  max-height: min(26rem, calc(100dvh - 9rem));
  margin: 0;
  padding: ${space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  box-shadow: ${shadow};

  && button {
    position: static;
    display: flex;
    width: 100%;
    height: auto;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space(16)};
    min-height: ${TOUCH_TARGET};
    padding: ${space(4, 12)};
    border: 0;
    background: none;
    text-align: start;
    border-radius: ${radius.control};
    color: ${token('ink')};
    cursor: pointer;
    ${text(15)}
  }
  .with,
  .count {
    color: ${token('ink-soft')};
  }
  .count {
    font-variant-numeric: tabular-nums;
  }
  && button[aria-selected='true'] {
    background: ${token('wash')};
    outline: 2px solid ${token('brand')};
    outline-offset: -2px;
  }
  ${media.hover} {
    && button:hover {
      background: ${token('wash')};
    }
  }
`;
