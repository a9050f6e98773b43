import { styled } from 'styled-components';
import { token } from '../theme/tokens';

const MOST = 5;
const SIDE = 24;

/** Five stars beside each other, in one path. */
const FIVE = Array.from(
  { length: MOST },
  (_, place) =>
    `M${place * SIDE + 12} 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z`,
).join('');

const Drawing = styled.svg`
  flex: none;
  stroke: ${token('ink-soft')};
  stroke-linejoin: round;
  .filled {
    fill: ${token('plate')};
  }
`;

export interface StarsProps {
  /** 0 to 5; parts of a star are drawn as parts. */
  readonly rating: number;
  /** Height in pixels. */
  readonly size?: number;
}

/** A rating to be seen. Decoration: the words beside it say the same. */
export function Stars({ rating, size = 20 }: StarsProps) {
  const filled = Math.min(Math.max(rating, 0), MOST) * SIDE;
  return (
    <Drawing
      viewBox={`0 0 ${MOST * SIDE} ${SIDE}`}
      width={size * MOST}
      height={size}
      aria-hidden="true"
    >
      <path d={FIVE} fill="none" />
      <svg width={filled} height={SIDE}>
        <path className="filled" d={FIVE} />
      </svg>
    </Drawing>
  );
}
