import { ease, roundedBox, smoothMax, smoothMin } from './blend';
import { bodySection, type HalfWidth } from './body-section';
import type { BodyShape } from './body-shape';
import { spline } from './spline';

/** Signed distance in metres, negative inside the body. */
export type Field = (x: number, y: number, z: number) => number;

/**
 * Which part of the skin a point belongs to, as signed fields that cross zero at the borders:
 * windscreen, rear screen, side windows, and greenhouse against lower body.
 */
export type Regions = readonly [
  windscreen: number,
  rearScreen: number,
  side: number,
  greenhouse: number,
];

/** A vehicle body as one implicit function, with the curves it is made of. */
export interface BodyField {
  readonly shape: BodyShape;
  readonly field: Field;
  readonly regions: (x: number, y: number, z: number) => Regions;
  readonly halfWidth: HalfWidth;
  readonly deck: (x: number) => number;
  readonly roof: (x: number) => number;
  readonly belt: (x: number) => number;
  readonly windscreenAt: (z: number) => number;
  readonly rearScreenAt: (z: number) => number;
  /** Half width of the greenhouse where it meets the belt. */
  readonly beltHalfWidth: (x: number) => number;
  readonly axles: readonly [number, number];
  /** Distance across the nose or tail and on round the corner: the x axis of nose and tail art. */
  readonly wrap: (x: number, y: number, z: number) => number;
}

/** The two halves of the body meet in a fillet; wheel wells, load bed and mirrors follow. */
export function bodyField(shape: BodyShape): BodyField {
  const { length, width, clearance, fillet, tyreRadius, archRadius, bowFront, bowRear } = shape;
  const halfBody = width / 2;
  const axles = [shape.frontOverhang, shape.frontOverhang + shape.wheelbase] as const;
  const halfWidth = bodySection(shape);
  const deck = spline(shape.deck);
  const roof = spline(shape.roof);
  const belt = spline(shape.belt);
  const nose = spline(shape.nose);
  const tail = spline(shape.tail);
  const beltHalfWidth = (x: number): number => halfWidth(x, belt(x)) - shape.ledge;

  const [screenFootX, screenFootZ] = shape.windscreen.foot;
  const [screenHeadX, screenHeadZ] = shape.windscreen.head;
  const screenSlope = (screenHeadX - screenFootX) / (screenHeadZ - screenFootZ);
  const screenScale = 1 / Math.hypot(1, screenSlope);
  const windscreenAt = (z: number): number =>
    screenFootX +
    (z - screenFootZ) * screenSlope +
    shape.windscreen.curve * (z - screenFootZ) * (z - screenHeadZ);

  const [rearFootX, rearFootZ] = shape.rearScreen.foot;
  const [rearHeadX, rearHeadZ] = shape.rearScreen.head;
  const rearSlope = (rearHeadX - rearFootX) / (rearHeadZ - rearFootZ);
  const rearScale = 1 / Math.hypot(1, rearSlope);
  const rearScreenAt = (z: number): number => {
    const straight = rearFootX + (Math.min(z, rearHeadZ) - rearFootZ) * rearSlope;
    const belly = z < rearHeadZ ? shape.rearScreen.curve * (z - rearFootZ) * (z - rearHeadZ) : 0;
    return straight - belly + shape.lip * ease(rearHeadZ - 0.05, rearHeadZ + 0.015, z);
  };

  const lower: Field = (x, y, z) => {
    const across = (y / halfBody) ** 2;
    const bow = across * (0.6 + 0.4 * across);
    const side = Math.abs(y) - halfWidth(x, z);
    const top = (z - deck(x) + shape.crown * across) * 0.95;
    const underside =
      clearance + 0.12 * Math.max(0, 0.55 - x) + 0.17 * Math.max(0, x - length + 0.6);
    let distance = smoothMax(side, top, fillet.deck);
    distance = smoothMax(distance, nose(z) + bowFront * bow - x, fillet.nose);
    distance = smoothMax(distance, x - (tail(z) - bowRear * bow), fillet.tail);
    return smoothMax(distance, underside - z, 0.06);
  };

  // Written by `greenhouse`, read by `regions`: windscreen, rear screen, side, roof.
  const parts: [number, number, number, number] = [0, 0, 0, 0];
  const [lean, leanSquare] = shape.tumblehome;
  const greenhouse: Field = (x, y, z) => {
    const beltZ = belt(x);
    const rise = z - beltZ;
    const inset = Math.max(rise, -0.02) * lean + Math.max(0, rise) ** 2 * leanSquare;
    const side = (Math.abs(y) - beltHalfWidth(x) + inset) * 0.95;
    const front = (windscreenAt(z) + 0.16 * y * y - x) * screenScale;
    const rear = (x - rearScreenAt(z) + (shape.features.van ? 0.05 : 0.16) * y * y) * rearScale;
    const top = z - roof(x) + shape.roofCrown * y * y;
    parts[0] = front;
    parts[1] = rear;
    parts[2] = side;
    parts[3] = top;
    let distance = smoothMax(side, top, fillet.roof);
    distance = smoothMax(distance, front, fillet.windscreen);
    distance = smoothMax(distance, rear, fillet.rearScreen);
    // Clipped just under the belt, or its lean would stick out below as a step.
    return smoothMax(distance, beltZ - 0.07 - z, 0.05);
  };

  const mirrorAt = (x: number, aside: number, z: number): number => {
    const { mirror } = shape;
    const out = aside - halfBody - mirror.out;
    const housing = roundedBox(
      [x - mirror.x - out * 0.25, out, z - mirror.z - out * 0.06],
      mirror.half,
      0.045,
    );
    const stalk = roundedBox(
      [x - mirror.x + 0.02, aside - halfBody + 0.02, z - mirror.z + mirror.half[2] * 0.55],
      [0.035, 0.16, 0.016],
      0.015,
    );
    return smoothMin(housing, stalk, 0.03);
  };

  const field: Field = (x, y, z) => {
    const aside = Math.abs(y);
    let distance = lower(x, y, z);
    if (z > 0.5) {
      const rearBelt = ease(rearFootX - 0.45, rearFootX - 0.1, x) * fillet.rearBelt;
      distance = smoothMin(distance, greenhouse(x, y, z), fillet.belt + rearBelt);
    }
    for (const axle of axles) {
      const fromAxle = Math.hypot(x - axle, z - tyreRadius);
      if (fromAxle > archRadius + 0.2) continue;
      const well = Math.max(fromAxle - archRadius, halfBody - 0.34 - aside);
      distance = smoothMax(distance, -well, 0.018);
    }
    if (shape.bed !== undefined) {
      const [bedX, bedZ, halfLength, bedHalf, depth] = shape.bed;
      distance = smoothMax(
        distance,
        -roundedBox([x - bedX, y, z - bedZ], [halfLength, bedHalf, depth], 0.03),
        0.03,
      );
    }
    if (aside > halfBody - 0.25 && z > 0.7 && Math.abs(x - shape.mirror.x) < 0.3) {
      distance = Math.min(distance, mirrorAt(x, aside, z));
    }
    return distance;
  };

  const regions = (x: number, y: number, z: number): Regions => {
    const below = lower(x, y, z);
    const above = greenhouse(x, y, z);
    const [front, rear, side, top] = parts;
    return [
      Math.min(front - side, front - top),
      Math.min(rear - side, rear - top),
      Math.min(side - front, side - top, side - rear),
      below - above,
    ];
  };

  const noseTop = shape.nose[shape.nose.length - 1]?.[0] ?? 0.7;
  const wrapTop = shape.features.van ? 1.2 : noseTop + 0.15;
  const wrap = (x: number, y: number, z: number): number => {
    const height = Math.min(z, wrapTop);
    const along = x < length / 2 ? x - nose(Math.min(height, noseTop - 0.1)) : tail(height) - x;
    return (y < 0 ? -1 : 1) * (Math.abs(y) + Math.max(0, along));
  };

  return {
    shape,
    field,
    regions,
    halfWidth,
    deck,
    roof,
    belt,
    windscreenAt,
    rearScreenAt,
    beltHalfWidth,
    axles,
    wrap,
  };
}
