import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { space, text } from '../../../theme/scale';

export const SummaryBody = styled.div`
  display: grid;
  gap: ${space(32)};
  margin-top: ${space(24)};
  ${media.print} {
    display: block;
    margin-top: ${space(8)};
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
