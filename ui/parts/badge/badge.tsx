import { css, styled } from 'styled-components';
import { space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export type BadgeTone = 'neutral' | 'brand' | 'good' | 'danger';

const tones = {
  neutral: css`
    background: ${token('wash')};
    color: ${token('ink')};
  `,
  brand: css`
    background: ${token('brand-wash')};
    color: ${token('brand')};
  `,
  good: css`
    background: ${token('good-wash')};
    color: ${token('good')};
  `,
  danger: css`
    background: ${token('danger-wash')};
    color: ${token('danger')};
  `,
} as const;

/** A word or two about something, in a small box. */
export const Badge = styled.span<{ $tone?: BadgeTone }>`
  display: inline-block;
  padding: 2px ${space(8)};
  border-radius: 4px;
  font-weight: 600;
  ${text(13)}
  ${({ $tone = 'neutral' }) => tones[$tone]}
`;

/** Plate yellow over the corner of a picture, only when it says something true: "Reserved". */
export const Ribbon = styled.span`
  display: inline-block;
  padding: ${space(4, 12)};
  border-radius: 0 0 6px;
  background: ${token('plate')};
  color: ${token('on-plate')};
  font-weight: 700;
  ${text(13)}
`;
