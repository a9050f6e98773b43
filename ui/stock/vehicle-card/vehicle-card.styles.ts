import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { oneLine } from '../../theme/mixins';
import { radius, space, text } from '../../theme/scale';
import { STUDIO, token } from '../../theme/tokens';

/** Room for name, price and buttons of a row of the list beside each other. */
const ROOMY_LIST = '@media (min-width: 77.5em)';

/** A picture over its words; in the list layout beside them. */
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
  ${ROOMY_LIST} {
    html[data-view='list'] & {
      grid-template-columns: 23rem minmax(0, 1fr);
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
  ${ROOMY_LIST} {
    html[data-view='list'] & > [role='group'] img {
      object-fit: cover;
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
  ${ROOMY_LIST} {
    html[data-view='list'] & {
      display: grid;
      grid-template: repeat(3, auto) 1fr / minmax(0, 1fr) 12.5rem;
      column-gap: ${space(24)};
      > * {
        grid-column: 1;
      }
    }
  }
`;

export const CardTitle = styled.div`
  h3 {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    ${text(18)}
  }
  ${media.tablet} {
    /* Names of one line and of two, side by side. */
    html:not([data-view='list']) & {
      min-height: 4.75rem;
    }
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
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space(4, 12)};
  padding-bottom: ${space(12)};
  border-bottom: 1px solid ${token('line')};

  /* The former price beneath, where it moves nothing. */
  .price > span {
    flex-flow: column-reverse;
    align-items: start;
  }
  .fee {
    order: 1;
    flex: 1 0 100%;
  }
  .finance {
    display: flex;
    flex-direction: column;
    align-items: flex-end;
    text-align: end;
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
  /* Room for a thumb beyond the letters. */
  .finance a {
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset: -0.375rem -0.25rem -0.75rem;
    }
  }
  .finance .amount {
    ${text(16)}
  }
  /* Beside two prices there is no room for it. */
  &:has(${VatLine}) .finance {
    flex: 1 0 100%;
    flex-flow: row wrap;
    align-items: baseline;
    column-gap: ${space(8)};
    text-align: start;
  }
  /* A line of its own, which breaks nowhere, in whatever letters. */
  &:has(${VatLine}) .how {
    flex: 1 0 100%;
    flex-flow: row;
    justify-content: space-between;
    white-space: nowrap;
  }
  ${ROOMY_LIST} {
    html[data-view='list'] & {
      flex-flow: column;
      grid-area: 1 / 2 / span 3;
      justify-content: start;
      border: 0;
      padding: 0;
      .price > span {
        flex-flow: row-reverse;
        align-items: baseline;
        justify-content: start;
      }
      .fee,
      .finance {
        order: 0;
        flex: none;
      }
      .finance {
        align-items: start;
        text-align: start;
      }
    }
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
  gap: 0 ${space(8)};
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
  a,
  .place {
    ${media.touch} {
      min-height: 2.75rem;
    }
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
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), 1fr));
  gap: ${space(8)};
  ${ROOMY_LIST} {
    html[data-view='list'] && {
      grid-area: 4 / 2;
      grid-template-columns: 1fr;
      align-self: end;
    }
  }

  a {
    padding-inline: ${space(4)};
    text-wrap: balance;
    ${text(15)}
  }
`;
