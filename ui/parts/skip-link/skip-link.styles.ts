import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins';
import { layer, radius, shadow, space } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const SkipAnchor = styled.a<{ $target: string }>`
  :root:not(:has(${({ $target }) => `#${$target}`})) & {
    display: none;
  }
  &:not(:focus) {
    ${visuallyHidden}
  }
  &:focus {
    position: fixed;
    inset: 0.5rem auto auto 0.5rem;
    z-index: ${layer.skipLink};
    padding: ${space(12, 16)};
    border-radius: ${radius.control};
    background: ${token('paper')};
    box-shadow: ${shadow};
    font-weight: 600;
  }
`;
