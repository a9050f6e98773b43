import type { Solid } from '../modelling/field-mesh';
import { block, drum, grooved, joined, leaned, without } from '../modelling/solids';
import type { InteriorSet } from './interior-set';

/** Middle of the driver's side, to the right of the middle of the car, as in Britain. */
export const DRIVER = 0.365;

/**
 * A cabin stands on its floor (y 0); x is to the right, z to the rear. The dashboard's face is at about
 * z -0.4, the front seats' hips at z 0.35.
 */
export interface DashSolids {
  /** The whole, with recesses: what is meshed. */
  readonly dash: Solid;
  /** Without recesses: what panels are laid on. */
  readonly plain: Solid;
}

/** Where the air comes out: middle x and y. */
export const ventSpots = ({ vents }: InteriorSet): readonly (readonly [number, number])[] =>
  vents === 'round'
    ? [
        [-0.635, 0.745],
        [-0.085, 0.765],
        [0.085, 0.765],
        [0.635, 0.745],
      ]
    : [
        [-0.625, 0.752],
        [-0.095, 0.747],
        [0.095, 0.747],
        [0.632, 0.752],
      ];

export function dashSolids(set: InteriorSet): DashSolids {
  // The whole bows towards the occupants in the middle.
  const bowed =
    (solid: Solid): Solid =>
    (x, y, z) =>
      solid(x, y, z + 0.13 * x * x);

  const pad = leaned(
    block([0, 0.815, -0.68], [0.74, 0.055, 0.285], 0.045),
    [0, 0.815, -0.4],
    -0.02,
  );
  const face = leaned(block([0, 0.735, -0.57], [0.74, 0.06, 0.165], 0.03), [0, 0.735, -0.4], -0.12);
  const knee = leaned(block([0, 0.59, -0.64], [0.74, 0.115, 0.2], 0.05), [0, 0.6, -0.45], 0.3);
  const body = bowed(joined(0.045, pad, face, knee));
  const cowl = joined(
    0.05,
    leaned(
      block([DRIVER, 0.848, -0.465], [0.205, 0.052, 0.115], 0.045),
      [DRIVER, 0.84, -0.4],
      -0.06,
    ),
  );
  const stack = leaned(block([0, 0.565, -0.475], [0.165, 0.135, 0.1], 0.035), [0, 0.6, -0.4], -0.2);
  const plain = joined(0.05, body, stack, cowl);

  const dialsRoom =
    set.dials === 'round'
      ? leaned(block([DRIVER, 0.822, -0.33], [0.166, 0.068, 0.09], 0.05), [DRIVER, 0.8, -0.4], -0.2)
      : leaned(
          block([DRIVER, 0.822, -0.335], [0.162, 0.062, 0.08], 0.018),
          [DRIVER, 0.8, -0.4],
          -0.2,
        );
  const rooms: Solid[] = [dialsRoom];
  for (const [x, y] of ventSpots(set)) {
    const depth = -0.4 - 0.13 * x * x;
    rooms.push(
      set.vents === 'round'
        ? drum([x, y, depth], 'z', 0.041, 0.075, 0.006)
        : block([x, y, depth], [Math.abs(x) > 0.3 ? 0.072 : 0.082, 0.024, 0.075], 0.008),
    );
  }
  const gloveLid = (x: number, y: number): number => {
    const [a, b] = [Math.abs(x + 0.42) - 0.215, Math.abs(y - 0.575) - 0.075];
    return Math.hypot(Math.max(a, -0.02) + 0.02, Math.max(b, -0.02) + 0.02) - 0.02;
  };
  const seamed = grooved(without(0.006, plain, ...rooms), gloveLid, 0.006, 0.0026);
  return { dash: seamed, plain };
}
