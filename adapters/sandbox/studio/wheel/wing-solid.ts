import { ease, smoothMax } from '../body/blend';
import type { BodyField } from '../body/body-field';
import type { Solid } from '../modelling/field-mesh';

/**
 * A vehicle's own body round its front wheel on the kerb side, with real gaps where the drawn pictures
 * have drawn ones. Axes: x from the axle to the tail, y up, z out to the kerb.
 */
export function wingSolid(body: BodyField): Solid {
  const { field, axles } = body;
  const [axle] = axles;
  const nearest = gapDistance(body);
  return (x, y, z) => {
    const skin = field(x + axle, z, y);
    if (Math.abs(skin) > 0.03) return skin;
    const off = nearest(x, y);
    if (off > 0.02) return skin;
    // A slot with rounded lips, cut into the skin.
    const slot = Math.max(off - GAP, -(skin + 0.022));
    return smoothMax(skin, -slot, 0.006);
  };
}

/** Half width of a gap between panels. */
export const GAP = 0.003;

/** How far a spot on the side is from the middle of the nearest gap. */
export function gapDistance({ shape, belt, axles }: BodyField): (x: number, y: number) => number {
  const [axle] = axles;
  const [hinge] = shape.doors;
  const bottom = shape.sill - 0.03;
  const beltZ = belt(hinge);

  /** Distance from the front edge of the door, which turns back along the sill. */
  const doorGap = (x: number, y: number): number => {
    const lean = hinge - 0.02 + 0.03 * ease(beltZ, bottom + 0.22, y);
    const corner = 0.17;
    const [px, py] = [x - lean - corner, y - bottom - corner];
    if (py > 0) return Math.abs(x - lean);
    if (px > 0) return Math.abs(y - bottom);
    return Math.abs(Math.hypot(px, py) - corner);
  };
  /** Where the bumper meets the wing: from the lamp's foot back to the arch. */
  const bumperGap = (x: number, y: number): number =>
    x > axle - shape.archRadius * 0.6
      ? 1
      : Math.abs(y - (shape.tyreRadius + 0.3 + (axle - x) * 0.1));

  return (x, y) => Math.min(doorGap(x + axle, y), bumperGap(x + axle, y));
}

/** The plastic lip round the arch and along the sill of bodies that have one. */
export function claddingSolid(body: BodyField): Solid {
  const { shape, field, axles } = body;
  const [axle] = axles;
  const width = 0.062;
  return (x, y, z) => {
    const skin = field(x + axle, z, y) - 0.009;
    const ring = Math.hypot(x, y - shape.tyreRadius) - shape.archRadius - width;
    const sill = Math.max(y - shape.sill + 0.02, -x + shape.archRadius * 0.8);
    return smoothMax(skin, Math.min(ring, sill), 0.014);
  };
}
