import { styled } from 'styled-components';
import { oneLine } from '../../theme/mixins';
import { HEADER_HEIGHT, layer, motion, rem, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';
import { shareOfPhone } from './compare-widths';

/** The names again, small, while the head of the table is out of sight on a phone. */
export const Strip = styled.div<{ $columns: number }>`
  display: none;
  @media screen and (max-width: ${rem(766.98)}) {
    display: block;
    position: sticky;
    z-index: ${layer.sticky};
    top: ${HEADER_HEIGHT};
    height: 0;
    .track {
      display: flex;
      overflow: hidden;
      border: 1px solid ${token('line')};
      border-block-start: 0;
      background: ${token('paper')};
      box-shadow: var(--shadow);
      transition: opacity ${motion.state};
    }
    &[data-out-of-sight='false'] .track {
      visibility: hidden;
      opacity: 0;
    }
    .name {
      flex: none;
      width: ${({ $columns }) => shareOfPhone($columns)};
      padding: ${space(8, 12)};
      ${text(13)}
    }
    .name > * {
      ${oneLine}
    }
    .title {
      font-weight: 650;
    }
    .soft {
      color: ${token('ink-soft')};
    }
  }
`;
