import type { BodyField } from './body-field';

/** Walks from outside towards the body until it touches, for fixing handles, plates and rails to it. */
function march(start: number, direction: 1 | -1, distanceAt: (position: number) => number): number {
  let position = start;
  for (let step = 0; step < 60; step++) {
    const distance = distanceAt(position);
    position += direction * distance * 0.75;
    if (Math.abs(distance) < 1e-4) break;
  }
  return position;
}

/** How far out the body side is at this station and height. */
export const sideAt = ({ field, shape }: BodyField, x: number, z: number): number =>
  march(shape.width / 2 + 0.15, -1, (y) => field(x, y, z));

/** Where the nose is, beside the middle line by y. */
export const noseAt = ({ field }: BodyField, y: number, z: number): number =>
  march(-0.1, 1, (x) => field(x, y, z));

/** Where the tail is, beside the middle line by y. */
export const tailAt = ({ field, shape }: BodyField, y: number, z: number): number =>
  march(shape.length + 0.1, -1, (x) => field(x, y, z));

/** How high the skin is here, seen from above. */
export const topAt = ({ field, shape }: BodyField, x: number, y: number): number =>
  march(shape.height + 0.2, -1, (z) => field(x, y, z));
