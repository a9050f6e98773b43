import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { MEASURE, space, text } from '../../theme/scale';

export const Numbers = styled.section`
  margin-top: ${space(48)};
  h2 {
    margin-bottom: ${space(16)};
    ${text(22)}
  }
`;

export const OutcomeBody = styled.div`
  display: grid;
  gap: ${space(24)};
  align-content: start;
  min-width: 0;
  max-width: ${MEASURE};

  h2 {
    ${text(22)}
  }
  .text {
    display: grid;
    gap: ${space(8)};
    ${text(18)}
  }
  .by-itself {
    @media (scripting: none) {
      display: none;
    }
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(12)};
  }
  ${media.phone} {
    .ways > * {
      width: 100%;
    }
  }
`;

/** Ways on, one beside the other. */
export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4, 24)};

  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font: inherit;
  }
  @media (scripting: none) {
    li:has(> button) {
      display: none;
    }
  }
`;
