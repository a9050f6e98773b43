import type { Triple } from './surface';

/** A camera: where it is and what it points at, in metres. */
export interface Viewpoint {
  readonly from: Triple;
  readonly to: Triple;
  /** Vertical angle of view in degrees. */
  readonly angle: number;
  /** Moves the frame without tilting the camera, as a share of its height: uprights stay upright. */
  readonly rise?: number;
}

/** The direction through a place on the frame, -1 to 1 both ways. */
export function rayThrough(
  { from, to, angle, rise = 0 }: Viewpoint,
  aspect: number,
): (x: number, y: number) => Triple {
  const forward = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const right = unit([-forward[2], 0, forward[0]]);
  const up: Triple = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  const tall = Math.tan((angle * Math.PI) / 360);
  return (x, y) => {
    const [across, above] = [x * tall * aspect, (y + rise * 2) * tall];
    return unit([
      forward[0] + right[0] * across + up[0] * above,
      forward[1] + right[1] * across + up[1] * above,
      forward[2] + right[2] * across + up[2] * above,
    ]);
  };
}

function unit([x, y, z]: Triple): Triple {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
