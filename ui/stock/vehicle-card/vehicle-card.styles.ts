import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { oneLine } from '../../theme/mixins';
import { radius, space, text } from '../../theme/scale';
import { STUDIO, token } from '../../theme/tokens';

/** A picture over its words; in the list layout beside them, as tall as they are without being cut. */
export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  overflow: clip;

  ${media.tablet} {
    html[data-view='list'] & {
      display: grid;
      grid-template-columns: 46% minmax(0, 1fr);
    }
  }
`;

export const PhotoPlace = styled.div`
  position: relative;

  ${media.tablet} {
    html[data-view='list'] & > [role='group'] {
      height: 100%;
      aspect-ratio: auto;
      img {
        object-fit: contain;
        background: ${STUDIO};
      }
    }
  }
`;

export const Corner = styled.div<{ $side: 'left' | 'right' }>`
  position: absolute;
  top: 0;
  display: flex;
  ${({ $side }) =>
    $side === 'left'
      ? `left: ${space(12)};`
      : `right: ${space(8)}; top: ${space(8)}; gap: ${space(4)};`}

  [aria-pressed='true'] svg,
  .is-kept svg {
    fill: ${token('plate')};
    stroke: ${token('ink')};
  }
`;

export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(12)};
  padding: ${space(16)};
  min-width: 0;

  ${media.tablet} {
    html[data-view='list'] & {
      gap: ${space(8)};
    }
  }
`;

export const CardTitle = styled.div`
  h3 {
    ${text(18)}
    ${oneLine}
  }
  h3 a {
    color: ${token('ink')};
    text-decoration: none;
    &:hover {
      color: ${token('brand')};
      text-decoration: underline;
    }
  }
  p {
    color: ${token('ink-soft')};
    ${text(15)}
    ${oneLine}
  }
`;

/** Two prices, each whole on its line. */
export const VatLine = styled.div`
  display: flex;
  flex-direction: column;
  white-space: nowrap;
`;

/** Price left, monthly right on the same line; the fee line beneath takes the whole width. */
export const PriceRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(4, 12)};
  padding-bottom: ${space(12)};
  border-bottom: 1px solid ${token('line')};

  .price {
    grid-row: 1;
  }
  .fee {
    grid-column: 1 / -1;
  }
  .finance {
    grid-row: 1;
    grid-column: 2;
    display: flex;
    flex-direction: column;
    align-items: flex-end;
    text-align: end;
    white-space: nowrap;
    color: ${token('ink-soft')};
    ${text(13)}
  }
  .finance > :first-child {
    color: ${token('ink')};
  }
  .how {
    display: flex;
    flex-direction: column;
  }
  .finance .amount {
    ${text(16)}
  }
  /* Beside two prices there is no room for it. */
  &:has(${VatLine}) .finance {
    grid-row: 2;
    grid-column: 1 / -1;
    flex-flow: row wrap;
    align-items: baseline;
    column-gap: ${space(8)};
    white-space: normal;
    text-align: start;
  }
  &:has(${VatLine}) .how {
    flex-flow: row wrap;
    column-gap: ${space(8)};
  }
`;

export const FeeLine = styled.p`
  color: ${token('ink-soft')};
  font-variant-numeric: tabular-nums;
  ${text(13)}
`;

export const NoPrice = styled.p`
  font-weight: 650;
  ${text(22)}
`;

export const Brief = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(12)};
  min-height: 2.5rem;
  ${text(13)}

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space(4)};
    font-variant-numeric: tabular-nums;
  }
  svg {
    color: ${token('ink-soft')};
  }
`;

export const Facts = styled.div`
  .information {
    color: ${token('ink-soft')};
    ${text(15)}
    ${oneLine}
  }
  .promos {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4)};
    margin-top: ${space(8)};
  }
`;

export const Where = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4, 12)};
  margin-top: auto;
  color: ${token('ink-soft')};
  ${text(13)}

  a,
  .place,
  .views {
    display: inline-flex;
    align-items: center;
    gap: ${space(4)};
    min-height: 1.5rem;
  }
  /* Room kept for a number that arrives later, so that nothing moves. */
  .views {
    min-width: 100%;

    ${media.tablet} {
      html[data-view='list'] && {
        min-width: 0;
      }
    }
  }
`;

export const CardActions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(8)};

  a {
    padding-inline: ${space(4)};
    white-space: nowrap;
    ${text(15)}
  }
`;
