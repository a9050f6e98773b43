import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { tabular } from '../../../theme/mixins';
import { radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';
import { smallPrint } from './valuation-result.styles';

/** Side by side where there is room, in a row each where there is not: the prices stand under each other then. */
export const Tiers = styled.ul`
  display: grid;
  margin-top: ${space(16)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-template-rows: auto auto 1fr;
  }
  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-template-rows: auto auto 1fr;
  }
`;

export const Tier = styled.li<{ $isOver: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(8, 16)};
  align-items: start;
  padding: ${space(16)};

  & + & {
    border-top: 1px solid ${token('line')};
  }
  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(4)};
    min-height: 2.25rem;
  }
  h3 {
    ${text(18)}
  }
  .price {
    min-width: 0;
    max-width: 11rem;
    text-align: end;
  }
  .figure {
    font-weight: 700;
    ${tabular}
    ${text(28)}
    ${({ $isOver }) => $isOver && `color: ${token('ink-soft')};`}
  }
  .left {
    margin-top: ${space(4)};
    color: ${token('ink-soft')};
    ${tabular}
    ${text(15)}
  }
  .short {
    color: ${token('danger')};
    font-weight: 600;
  }
  .signs {
    grid-column: 1 / -1;
    ${text(15)}
  }

  ${media.tablet} {
    grid-row: 1 / -1;
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
    padding: ${space(24)};
    & + & {
      border-top: 0;
      border-inline-start: 1px solid ${token('line')};
    }
    .price {
      max-width: none;
      text-align: start;
    }
    .figure {
      ${text(36)}
    }
    .signs {
      padding-top: ${space(4)};
    }
  }
  ${media.print} {
    grid-row: 1 / -1;
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
    padding: ${space(8, 12)};
    & + & {
      border-top: 0;
      border-inline-start: 1px solid ${token('line')};
    }
    .price {
      max-width: none;
      text-align: start;
    }
    .name {
      min-height: 0;
    }
    .price .figure {
      ${text(22)}
    }
    .signs {
      gap: ${space(4)};
      padding-top: 0;
      ${smallPrint}
    }
    button {
      display: none;
    }
  }
`;
