import { styled } from 'styled-components';
import { space, text, TOUCH_TARGET } from '../../../theme/scale';
import { token } from '../../../theme/tokens';
import { stage } from '../gallery.styles';

export const TurnStage = styled.div`
  ${stage}
  cursor: grab;
  touch-action: pan-y;
  user-select: none;
  &:active {
    cursor: grabbing;
  }
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    visibility: hidden;
    pointer-events: none;
  }
  img[data-shown='true'] {
    visibility: visible;
  }
  .hint {
    position: absolute;
    bottom: ${space(12)};
    left: 50%;
    translate: -50%;
    display: flex;
    align-items: center;
    gap: ${space(8)};
    padding: ${space(4, 12)};
    border-radius: 999px;
    background: rgb(18 33 31 / 78%);
    color: #fff;
    white-space: nowrap;
    pointer-events: none;
    ${text(15)}
  }
`;

export const TurnControl = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  min-height: ${TOUCH_TARGET};
  color: ${token('ink-soft')};
  ${text(15)}
  span {
    white-space: nowrap;
  }
  input {
    flex: 1;
    min-width: 0;
    height: 2rem;
    margin: 0;
    accent-color: ${token('brand')};
    cursor: pointer;
  }
  output {
    min-width: 2.75rem;
    color: ${token('ink')};
    font-weight: 600;
    text-align: end;
  }
`;
