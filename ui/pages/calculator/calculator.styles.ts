import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { tabular } from '../../theme/mixins';
import { layer, radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/**
 * Sliders left with the example under them, figures right. On a phone the monthly payment stays at
 * the foot of the screen while the sliders above it are moved.
 */
export const CalculatorGrid = styled.div`
  margin-top: ${space(24)};

  .sliders,
  .payment,
  .rows {
    border: 1px solid ${token('line')};
    background: ${token('paper')};
    padding: ${space(16)};
    ${media.tablet} {
      padding: ${space(24)};
    }
  }
  .sliders {
    border-radius: ${radius.card};
  }
  .payment {
    margin-top: ${space(24)};
    border-bottom: 0;
    border-radius: ${radius.card} ${radius.card} 0 0;
  }
  .rows {
    padding-top: 0;
    border-top: 0;
    border-radius: 0 0 ${radius.card} ${radius.card};
  }
  .example {
    margin-top: ${space(24)};
  }
  ${media.phone} {
    .payment {
      position: sticky;
      /* Above the question of consent, while it stands there. */
      bottom: var(--foot-taken, 0px);
      z-index: ${layer.raised};
      padding-block: ${space(12)};
      border-top: 1px solid ${token('line')};
    }
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    grid-template-rows: auto auto 1fr;
    column-gap: ${space(24)};
    align-items: start;
    .sliders {
      grid-row: 1 / span 2;
    }
    .payment {
      grid-column: 2;
      margin-top: 0;
    }
    .rows {
      grid-area: 2 / 2 / span 2;
    }
    .example {
      grid-area: 3 / 1;
    }
  }
`;

export const Sliders = styled.form`
  display: grid;
  gap: ${space(24)};
`;

export const Payment = styled.section`
  h2 {
    ${text(15)}
    font-weight: 600;
    letter-spacing: 0;
    color: ${token('ink-soft')};
  }
  .amount {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${space(8)};
    ${tabular}
  }
  .amount strong {
    font-weight: 700;
    letter-spacing: -0.02em;
    ${text(36)}
    ${media.tablet} {
      ${text(48)}
    }
  }
  .terms {
    color: ${token('ink-soft')};
    ${tabular}
    ${text(15)}
  }
`;

export const Rows = styled.dl`
  margin: 0;
  * + & {
    margin-top: ${space(16)};
  }
  ${tabular}

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(16)};
    padding-block: ${space(8)};
    border-top: 1px solid ${token('line')};
  }
  dt {
    flex: 1 1 7rem;
  }
  dd {
    margin: 0 0 0 auto;
    font-weight: 650;
    text-align: end;
  }
`;

export const Budget = styled.div`
  display: grid;
  gap: ${space(8)};
  margin-top: ${space(16)};

  .count {
    min-height: 1.5rem;
    text-align: center;
    ${tabular}
  }
  .small {
    color: ${token('ink-soft')};
    ${text(13)}
  }
`;

export const Notes = styled.div`
  margin-top: ${space(16)};
`;

export const Check = styled.div`
  margin-top: ${space(24)};
`;

export const Small = styled.p`
  margin-top: ${space(12)};
  color: ${token('ink-soft')};
  ${text(13)}
`;

export const Workings = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};
  margin-top: ${space(48)};
  & > h2 {
    margin-bottom: -0.5rem;
  }
  .sums {
    max-width: 48rem;
  }
`;
