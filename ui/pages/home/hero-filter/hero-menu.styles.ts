import { styled } from 'styled-components';
import { controlLook } from '../../../parts/field/field.styles';
import { media } from '../../../theme/media';
import { oneLine } from '../../../theme/mixins';
import { layer, motion, radius, shadow, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

/** Floats under all fields where there is little room, under its own field on a desktop. */
export const MenuDetails = styled.details`
  min-width: 0;
  ${media.phone} {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    position: relative;
  }
`;

/** On phones a row with the label inside; above, like the selects beside it. */
export const MenuSummary = styled.summary`
  border-radius: ${radius.control};
  ${media.phone} {
    ${controlLook}
    display: flex;
    align-items: center;
    gap: ${space(8)};
  }
  .label {
    font-weight: 600;
    ${text(15)}
  }
  .box {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: flex-end;
    gap: ${space(8)};
    min-width: 0;
  }
  .chosen {
    min-width: 0;
    ${media.tablet} {
      ${oneLine}
    }
  }
  svg {
    flex: none;
    transition: rotate ${motion.state};
  }
  details[open] > & svg {
    rotate: 180deg;
  }
  ${media.tablet} {
    display: grid;
    gap: ${space(4)};
    .box {
      ${controlLook}
      display: flex;
    }
    .chosen {
      flex: 1;
    }
    details[open] > & .box {
      border-color: ${token('brand')};
      box-shadow: inset 0 0 0 1px ${token('brand')};
    }
  }
`;

export const MenuBody = styled.div`
  position: absolute;
  z-index: ${layer.raised};
  inset: calc(100% + 0.5rem) 0 auto;
  display: grid;
  gap: ${space(16)};
  padding: ${space(16)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  box-shadow: ${shadow};
  ${media.tablet} {
    padding: ${space(24)};
  }
  ${media.desktop} {
    inset: calc(100% + 0.5rem) auto auto 0;
    width: 24rem;
    [data-menu='help'] > & {
      inset: calc(100% + 0.5rem) 0 auto auto;
      width: 40rem;
    }
  }
`;

export const UpdateBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(8, 16)};
  padding-top: ${space(16)};
  border-top: 1px solid ${token('line')};
  .matches {
    flex: 1 1 8rem;
    color: ${token('ink-soft')};
    font-variant-numeric: tabular-nums;
    ${text(15)}
  }
`;
