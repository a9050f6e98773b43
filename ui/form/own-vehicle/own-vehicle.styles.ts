import { styled } from 'styled-components';
import { radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** What one press fills in, above the fields that it fills. */
export const OfferBox = styled.div`
  display: grid;
  gap: ${space(8)};
  justify-items: start;
  padding: ${space(16)};
  /* Seen where colours are the shopper's own. */
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${token('brand-wash')};

  p {
    ${text(15)}
  }
`;
