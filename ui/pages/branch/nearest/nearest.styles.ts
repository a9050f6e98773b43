import { styled } from 'styled-components';
import { radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';
import { media } from '../../../theme/media';

export const NearestForm = styled.form`
  display: grid;
  gap: ${space(12)};
  max-width: 30rem;
  padding: ${space(16)};
  border-radius: ${radius.card};
  background: ${token('brand-wash')};
  h2 {
    ${text(18)}
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space(12)};
  }
  .row > :first-child {
    flex: 1 1 14rem;
  }
  .clear {
    justify-self: start;
    padding-inline: 0;
  }
  ${media.print} {
    display: none;
  }
`;
