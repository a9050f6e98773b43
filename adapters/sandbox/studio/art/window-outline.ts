import type { BodyField } from '../body/body-field';
import type { SheetPoint } from './sheet';

/** The outline of the side glass, and the corners trim and pillars are hung on. */
export interface WindowOutline {
  readonly outline: readonly SheetPoint[];
  /** Lower front and lower rear corners. */
  readonly front: SheetPoint;
  readonly rear: SheetPoint;
  /** Lower edge of the glass at a station. */
  readonly sillAt: (x: number) => number;
}

const STEP = 0.004;
const SILL_ABOVE_BELT = 0.022;

/**
 * Works the outline out from the greenhouse itself (pillar, roof and rear screen offsets), so that it
 * follows every style without being drawn by hand.
 */
export function windowOutline(body: BodyField): WindowOutline {
  const { shape, belt, roof, beltHalfWidth } = body;
  const { windows } = shape;
  const [lean, leanSquare] = shape.tumblehome;
  const glassHalfWidth = (x: number, z: number): number => {
    const rise = z - belt(x);
    return beltHalfWidth(x) - rise * lean - rise * rise * leanSquare;
  };

  const frontEdge = (z: number): number => {
    const screen = body.windscreenAt(z);
    let x = screen;
    for (let pass = 0; pass < 3; pass++) x = screen + 0.16 * glassHalfWidth(x, z) ** 2;
    return x + windows.pillar * 1.9;
  };
  const rearEdge = (z: number): number => {
    const screen = body.rearScreenAt(z);
    let x = screen;
    for (let pass = 0; pass < 3; pass++)
      x = screen - 0.16 * glassHalfWidth(Math.min(x, shape.length), z) ** 2;
    const leaning = x - windows.rearPillar + windows.rearLean * (z - belt(x));
    return Math.min(windows.end ?? Number.POSITIVE_INFINITY, leaning);
  };
  const sillAt = (x: number): number => belt(x) + SILL_ABOVE_BELT;
  const headAt = (x: number): number =>
    roof(x) - shape.roofCrown * glassHalfWidth(x, roof(x) - 0.05) ** 2 - windows.roofGap;

  const climb = (edge: (z: number) => number): SheetPoint[] => {
    const points: SheetPoint[] = [];
    for (let z = 0.8; z < shape.height; z += STEP) {
      const x = edge(z);
      if (z > headAt(x)) break;
      if (z >= sillAt(x)) points.push([x, z]);
    }
    return points;
  };
  const frontSide = climb(frontEdge);
  const rearSide = climb(rearEdge);
  const front = frontSide[0] ?? [0, 0];
  const rear = rearSide[0] ?? [0, 0];
  const headFrom = frontSide[frontSide.length - 1]?.[0] ?? 0;
  const headTo = rearSide[rearSide.length - 1]?.[0] ?? 0;
  const head = between(headFrom, headTo, 60).map((x): SheetPoint => [x, headAt(x)]);
  const sill = between(rear[0], front[0], 40).map((x): SheetPoint => [x, sillAt(x)]);
  return { outline: [...frontSide, ...head, ...rearSide.reverse(), ...sill], front, rear, sillAt };
}

const between = (from: number, to: number, steps: number): number[] =>
  Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);
