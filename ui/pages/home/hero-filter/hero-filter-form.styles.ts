import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { layer, radius, shadow, space, TOUCH_TARGET } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

export const HeroForm = styled.form`
  position: relative;
  z-index: ${layer.raised};
  display: grid;
  gap: ${space(16)};
  padding: ${space(16)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  box-shadow: ${shadow};
  label:has(> [type='radio']) {
    min-height: ${TOUCH_TARGET};
  }
  ${media.tablet} {
    padding: ${space(24)};
  }
`;

export const HeroFields = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: end;
  gap: ${space(12)};
  > button {
    grid-column: 1 / -1;
    font-variant-numeric: tabular-nums;
  }
  ${media.tablet} {
    gap: ${space(16)};
  }
  ${media.desktop} {
    display: flex;
    flex-wrap: wrap;
    > * {
      flex: 1 1 9rem;
    }
    > button {
      flex-basis: 14rem;
    }
  }
`;
