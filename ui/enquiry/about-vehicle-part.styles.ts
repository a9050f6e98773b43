import { styled } from 'styled-components';
import { media } from '../theme/media';
import { space } from '../theme/scale';

/** What is done, and beside it, where letters leave room, the vehicle that it is about. */
export const EnquiryColumns = styled.div`
  display: grid;
  gap: ${space(32)};
  margin-block-start: ${space(24)};
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;

    > * {
      flex: 999 1 24rem;
      min-width: 0;
    }
    > :nth-child(2) {
      flex: 0 1 clamp(18rem, 36%, 24rem);
    }
  }
`;
