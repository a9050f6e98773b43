import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { token } from '../../theme/tokens';

export type PlateSize = 'small' | 'medium' | 'large';

const heights = { small: '1.25rem', medium: '2rem', large: '3.25rem' } as const;

export const PlateBox = styled.span<{ $size: PlateSize }>`
  display: inline-flex;
  max-width: 100%;
  align-items: center;
  height: ${({ $size }) => heights[$size]};
  padding: 0 calc(${({ $size }) => heights[$size]} * 0.26);
  border-radius: calc(${({ $size }) => heights[$size]} * 0.14);
  background: ${token('plate')};
  color: ${token('on-plate')};
  box-shadow: inset 0 0 0 1px rgb(18 33 31 / 22%);
  font-weight: 800;
  letter-spacing: 0.04em;
  line-height: 1;
  white-space: nowrap;
  vertical-align: middle;
  svg {
    height: 58%;
    width: auto;
    min-width: 0;
  }
  ${media.forcedColours} {
    border: 1px solid;
  }
  ${media.print} {
    print-color-adjust: exact;
  }
`;
