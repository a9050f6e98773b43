import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { space } from '../../theme/scale';

/** The box and its button, side by side where there is room for both. */
export const WorthFormBox = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
  align-items: flex-start;

  > :first-child {
    flex: 1 1 16rem;
    max-width: 22rem;
  }
  > button {
    flex: 1 0 auto;
    max-width: 22rem;
    min-height: 3.5rem;
  }
  ${media.tablet} {
    > button {
      flex-grow: 0;
      min-height: 4.5rem;
      /* Level with the plate, below the label. */
      margin-top: 1.5rem;
      padding-inline: ${space(24)};
    }
  }
`;
