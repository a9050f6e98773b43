import { styled } from 'styled-components';
import { media } from '../theme/media';
import { MEASURE, space, text } from '../theme/scale';
import { token } from '../theme/tokens';

export const Answer = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${space(16)};
  min-width: 0;
  max-width: ${MEASURE};

  .lead {
    color: ${token('ink-soft')};
    ${text(18)}
  }
  section > :first-child {
    ${text(18)}
  }
  .call {
    width: 100%;
    ${media.tablet} {
      width: auto;
    }
  }
`;

export const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4, 24)};
  align-items: center;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
  }
`;
