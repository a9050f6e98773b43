import { styled } from 'styled-components';
import { Surface } from '../../parts/surface/surface';
import { media } from '../../theme/media';
import { MEASURE, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** What is done, and beside it, where letters leave room, the vehicle and how far the order is. */
export const OrderColumns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(24, 48)};
  margin-top: ${space(24)};

  > * {
    flex: 999 1 34rem;
  }
  > aside {
    flex: 0 1 22rem;
  }
  ${media.phone} {
    > aside {
      flex-basis: 100%;
    }
  }
`;

export const OrderBody = styled.div`
  display: grid;
  gap: ${space(24)};
  align-content: start;
  min-width: 0;

  section {
    display: grid;
    gap: ${space(12)};
    min-width: 0;
  }
  h2 {
    ${text(22)}
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(12)};
  }
  .soft {
    max-width: ${MEASURE};
    color: ${token('ink-soft')};
  }
  ${media.phone} {
    .ways:not(.screen-only) > *,
    .ways:not(.screen-only) button {
      width: 100%;
    }
    .screen-only {
      row-gap: 0;
    }
  }
`;

export const OrderSheet = styled(Surface)`
  display: grid;
  gap: ${space(24)};
  min-width: 0;
  max-width: 44rem;

  form {
    display: grid;
    gap: ${space(24)};
    min-width: 0;
  }
  h2,
  legend {
    ${text(18)}
    font-weight: 650;
  }
  legend {
    margin-bottom: ${space(8)};
  }
  .fields {
    display: grid;
    gap: ${space(16)};
    min-width: 0;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
    gap: ${space(16)};
    align-items: end;
  }
  .soft {
    color: ${token('ink-soft')};
  }
  .narrow {
    max-width: 24rem;
  }
`;

/**
 * Rows of what was said or agreed: a name, what stands there, and a way to change it; one under the
 * other where letters leave no room. A sum stands at the end of its row.
 */
export const SummaryRows = styled.dl`
  display: grid;
  min-width: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space(4, 16)};
    padding-block: ${space(12)};
    border-bottom: 1px solid ${token('line')};
  }
  dt {
    flex: 0 0 min(100%, 11rem);
    color: ${token('ink-soft')};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  dt + dd {
    flex: 1 1 12rem;
    min-width: 0;
  }
  dd p + p {
    margin-top: ${space(4)};
  }
  dt:has(+ .sum) {
    flex: 1 1 8rem;
  }
  dt + .sum {
    flex: 0 1 auto;
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  .strong dt,
  .strong dd {
    color: ${token('ink')};
    font-weight: 650;
    ${text(18)}
  }
`;

export const PlainList = styled.ul`
  display: grid;
  gap: ${space(8)};
  max-width: ${MEASURE};
  padding-inline-start: 1.25rem;
  list-style: disc;
`;
/** Over the button: what the press costs. */
export const DueNow = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(8)};

  strong {
    color: ${token('ink')};
    font-variant-numeric: tabular-nums;
    ${text(28)}
  }
`;
