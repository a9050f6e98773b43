import { styled } from 'styled-components';
import { SILHOUETTES, type BodyStyleSlug } from './silhouettes';

/** Room for the largest body, in centimetres, so that every icon is drawn to one scale. */
const FRAME = { width: 540, height: 205 } as const;

const widths = { small: '3rem', medium: '4.5rem', large: '7rem' } as const;

const Drawing = styled.svg<{ $size: keyof typeof widths }>`
  width: ${({ $size }) => widths[$size]};
  height: auto;
  flex: none;
  fill: currentcolor;
`;

export interface BodySilhouetteProps {
  readonly body: BodyStyleSlug;
  readonly size?: keyof typeof widths;
}

/** The side outline of a body style, nose to the left, standing on its wheels. Decoration. */
export function BodySilhouette({ body, size = 'medium' }: BodySilhouetteProps) {
  const { viewBox, path, wheels } = SILHOUETTES[body];
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  const shift = `translate(${(FRAME.width - width) / 2} ${FRAME.height - height})`;
  return (
    <Drawing aria-hidden="true" $size={size} viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}>
      <g transform={shift}>
        <path d={path} />
        {wheels.map((wheel) => (
          <circle key={wheel.x} cx={wheel.x} cy={wheel.y} r={wheel.r * 0.86} />
        ))}
      </g>
    </Drawing>
  );
}
