import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { MEASURE, radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

export const SummaryBody = styled.div`
  display: grid;
  gap: ${space(32)};
  margin-top: ${space(24)};
  ${media.print} {
    display: block;
    margin-top: ${space(8)};
  }
`;

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

/** As high before the visit has been asked as afterwards. */
export const UseBox = styled.section`
  display: grid;
  gap: ${space(12)};
  align-content: start;
  min-height: 9.5rem;

  h2 {
    ${text(18)}
  }
  @media (scripting: none) {
    display: none;
  }
`;
