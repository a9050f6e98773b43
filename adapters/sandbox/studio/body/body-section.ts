import { ease, smoothMax } from './blend';
import type { BodyShape } from './body-shape';

/** Half width of the body at a station x and height z, in metres. */
export type HalfWidth = (x: number, z: number) => number;

/**
 * The body side as a cross-section that changes along the car: crease, door hollow, tucked sill and
 * flared arches. These four are what stop the body looking like a bar of soap.
 */
export function bodySection(shape: BodyShape): HalfWidth {
  const { length, tyreRadius, archRadius } = shape;
  const halfWidth = shape.width / 2;
  const axles = [shape.frontOverhang, shape.frontOverhang + shape.wheelbase] as const;
  const [frontFrom, frontTaper] = shape.planFront;
  const [rearFrom, rearTaper] = shape.planRear;
  const [creaseFront, creaseRear] = shape.crease;
  const [scoopDepth, scoopHeight, scoopHalf] = shape.scoop;
  const [flareDepth, flareReach] = shape.flare;

  const plan = (x: number): number => {
    const front = Math.max(0, (frontFrom - x) / frontFrom);
    const rear = Math.max(0, (x - rearFrom) / (length - rearFrom));
    const frontLoss = frontTaper * front * front * (0.4 + 0.6 * front);
    const rearLoss = rearTaper * rear * rear * (0.4 + 0.6 * rear);
    return halfWidth * (1 - frontLoss - rearLoss);
  };

  const flareAt = (x: number, z: number): number => {
    let flare = 0;
    for (const axle of axles) {
      const distance = Math.hypot(x - axle, z - tyreRadius);
      flare = Math.max(flare, 1 - ease(archRadius - 0.02, archRadius + flareReach, distance));
    }
    return z > tyreRadius ? flare : flare * ease(-0.1, tyreRadius, z);
  };

  return (x, z) => {
    const crease = creaseFront + ((creaseRear - creaseFront) * x) / length;
    const above = (z - crease) * shape.slopeAbove;
    const below = (crease - z) * shape.slopeBelow;
    let inset = smoothMax(above, below, shape.creaseRadius) - shape.creaseRadius / 6;
    if (z < shape.sill) inset += (shape.sill - z) ** 2 * shape.sillTuck;

    const betweenWheels =
      ease(axles[0] + archRadius * 0.7, axles[0] + archRadius + 0.45, x) *
      (1 - ease(axles[1] - archRadius - 0.45, axles[1] - archRadius * 0.7, x));
    // The hollow climbs gently to the rear, which gives a parked car its sense of direction.
    const fromScoop = (z - scoopHeight - (x - length / 2) * 0.07) / scoopHalf;
    inset += scoopDepth * betweenWheels * Math.exp(-fromScoop * fromScoop);

    return plan(x) - inset + flareDepth * flareAt(x, z);
  };
}
