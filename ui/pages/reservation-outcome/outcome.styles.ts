import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { MEASURE, radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

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

/** What is to be kept of a reservation: on a screen, and on paper. */
export const Keep = styled.dl`
  display: grid;
  gap: ${space(16)};
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
    font-size: 1.75rem;
    line-height: 1.3;
    letter-spacing: 0.04em;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.print} {
    border: 1px solid ${token('line')};
    background: none;
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
