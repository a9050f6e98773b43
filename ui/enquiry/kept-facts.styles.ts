import { styled } from 'styled-components';
import { media } from '../theme/media';
import { radius, space, text } from '../theme/scale';
import { token } from '../theme/tokens';

/** What is to be kept of a reservation or an order: on a screen, and on paper. */
export const KeptFacts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${space(16)};
  container-type: inline-size;
  padding: ${space(24)};
  border-radius: ${radius.card};
  background: ${token('brand-wash')};

  dt {
    color: ${token('ink-soft')};
    ${text(15)}
  }
  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
    ${text(18)}
  }
  .reference {
    font-size: clamp(1.125rem, 8cqi, 1.75rem);
    line-height: 1.3;
    letter-spacing: 0.04em;
  }
  ${media.print} {
    border: 1px solid ${token('line')};
    background: none;
  }
`;
