import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { MEASURE, radius, space } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

/** What to do about it, in brand's wash, as such sheets are elsewhere. */
export const Band = styled.div`
  display: grid;
  gap: ${space(16)};
  padding: ${space(24)};
  border-radius: ${radius.card};
  background: ${token('brand-wash')};

  > p {
    max-width: ${MEASURE};
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(12)};
  }
  ${media.print} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    margin-bottom: ${space(12)};
    padding: 0;
    background: none;
  }
`;
