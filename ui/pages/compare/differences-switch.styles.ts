import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { HEADER_HEIGHT, layer, motion, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';
import { NAMES, NAMES_WIDE } from './compare-widths';

/** In the corner of the table, which stays in sight with the names; above it on a phone. */
export const SwitchPlace = styled.div`
  margin-bottom: ${space(12)};
  ${media.tablet} {
    position: sticky;
    z-index: ${layer.sticky + 1};
    top: ${HEADER_HEIGHT};
    width: ${NAMES};
    /* Over the table’s corner, and no further than the table goes. */
    grid-area: 1 / 1;
    align-self: start;
    margin: 0;
    > * {
      padding: ${space(16)} ${space(8)} 0 ${space(16)};
    }
  }
  ${media.desktop} {
    width: ${NAMES_WIDE};
  }
  ${media.print} {
    display: none;
  }
`;

export const SwitchRow = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4, 12)};
  min-height: 2.75rem;
  cursor: pointer;
  font-weight: 600;

  input {
    appearance: none;
    position: relative;
    flex: none;
    width: 2.75rem;
    height: 1.5rem;
    margin: 0;
    border: 1.5px solid ${token('ink-soft')};
    border-radius: 999px;
    background: ${token('paper')};
    transition: background-color ${motion.state};
    cursor: pointer;
    &::before {
      content: '';
      position: absolute;
      inset: 0.1875rem auto auto 0.1875rem;
      width: 1rem;
      height: 1rem;
      border-radius: 50%;
      background: ${token('ink-soft')};
      transition: translate ${motion.state};
    }
    &:checked {
      border-color: ${token('brand')};
      background: ${token('brand')};
    }
    &:checked::before {
      translate: 1.25rem;
      background: ${token('on-brand')};
    }
    ${media.forcedColours} {
      appearance: auto;
    }
  }
  .count {
    color: ${token('ink-soft')};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    ${text(15)}
  }
  ${media.tablet} {
    .count {
      flex-basis: 100%;
    }
  }
`;
