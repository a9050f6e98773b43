import { styled } from 'styled-components';
import { tabular } from '../../theme/mixins';
import { space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export type PriceSize = 'small' | 'card' | 'page';

const sizes = { small: text(18), card: text(28), page: text(36) } as const;

export const PriceLine = styled.span<{ $size: PriceSize }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space(8)};
  ${tabular}
  .now {
    font-weight: 700;
    letter-spacing: -0.02em;
    ${({ $size }) => sizes[$size]}
  }
  .was {
    color: ${token('ink-soft')};
    ${({ $size }) => ($size === 'small' ? text(15) : text(18))}
  }
  small {
    font-weight: 600;
    letter-spacing: 0;
    ${text(15)}
  }
`;

export const MonthlyLine = styled.span`
  display: inline-block;
  ${tabular}
  .amount {
    display: block;
    font-weight: 600;
    ${text(18)}
  }
  .product {
    display: block;
    color: ${token('ink-soft')};
    ${text(13)}
  }
`;
