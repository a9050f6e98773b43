import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';

import { fieldMesh, type Solid } from '../modelling/field-mesh';
import { block, drum, grooved, joined, leaned, without } from '../modelling/solids';
import { part, type Part } from '../tracer/part';
import { cloth } from '../interior/upholstery';
import { felt, LINING, SEAL, STEEL, TRIM } from './boot-materials';
import type { BootPlan } from './boot-plan';
import { halfAt, tailLean } from './rear-shell';

/** Carpeted floor and sides, wheel housings, seat backs, shelf, hooks and a lamp. */
export function loadSpace(plan: BootPlan): Part[] {
  const { floor, depth, half, sill, opening, top } = plan;
  const wide = half[0] - 0.005;
  const roof = opening === 'tailgate' ? top - 0.06 : plan.top - 0.05;
  const carpet = felt('#7c7d80');
  const side = ([1, -1] as const).map((hand) => {
    const wall = joined(
      0.08,
      block(
        [hand * (wide + 0.05), (floor + roof) / 2, -depth / 2 - 0.05],
        [0.06, (roof - floor) / 2, depth / 2],
        0.03,
      ),
      block([hand * (wide - 0.04), floor + 0.1, -depth + 0.16], [0.12, 0.2, 0.26], 0.09),
    );
    const pocketed = without(
      0.02,
      wall,
      block([hand * (wide - 0.02), floor + 0.12, -0.27], [0.05, 0.1, 0.11], 0.03),
    );
    const within: Solid = (x, y, z) =>
      Math.max(
        pocketed(x, y, z),
        Math.abs(x) - halfAt(plan, y) + 0.035,
        z + tailLean(plan, y) + 0.09,
      );
    return part(
      fieldMesh(
        within,
        {
          from: [Math.min(hand * 0.5, hand * 1.05), floor - 0.05, -depth - 0.15],
          to: [Math.max(hand * 0.5, hand * 1.05), roof + 0.03, 0],
        },
        0.01,
      ),
      {
        ...felt('#85868a'),
        inPlaces: ({ y }) => (y > 0.97 ? LINING : undefined),
      },
    );
  });
  return [
    part(new RoundedBoxGeometry(wide * 2, 0.03, depth, 3, 0.012), carpet, {
      at: [0, floor - 0.015, -depth / 2 - 0.06],
    }),
    part(new RoundedBoxGeometry(0.16, 0.012, 0.028, 3, 0.005), TRIM, {
      at: [0, floor + 0.003, -0.2],
    }),
    part(
      new RoundedBoxGeometry(half[0] * 1.86, Math.max(0.03, sill - floor + 0.02), 0.1, 4, 0.014),
      TRIM,
      { at: [0, (sill + floor) / 2, -0.1] },
    ),
    part(new RoundedBoxGeometry(0.1, 0.02, 0.03, 3, 0.006), STEEL, {
      at: [0, sill - 0.002, -0.055],
    }),
    ...side,
    ...seatBacks(plan, wide),
    ...hooks(plan, wide),
    ...(opening === 'tailgate' ? shelf(plan, wide, roof) : []),
    part(
      new RoundedBoxGeometry(0.012, 0.03, 0.07, 3, 0.005),
      { colour: [0.8, 0.8, 0.78], roughness: 0.4, glow: () => [2.4, 2.3, 2.0] },
      { at: [wide - 0.012, floor + 0.26, -0.42] },
    ),
  ];
}

/** Split-folding backs: two thirds and one third, felt behind, headrests above. */
function seatBacks({ floor, depth, opening }: BootPlan, wide: number): Part[] {
  const tall = opening === 'lid' ? 0.22 : 0.3;
  const z = -depth - 0.02;
  const back = leaned(
    block([0, floor + tall, z], [wide - 0.02, tall, 0.05], 0.035),
    [0, floor, z],
    -0.2,
  );
  const split = grooved(back, (x) => Math.abs(x + wide * 0.32), 0.03, 0.006);
  const rests = [-0.4, 0.38, 0.02].map((x) =>
    part(new RoundedBoxGeometry(0.25, 0.14, 0.09, 5, 0.04), cloth('#33363b', '#43474d'), {
      at: [x, floor + tall * 2 + 0.08, z - 0.13],
      turn: [-0.2, 0, 0],
    }),
  );
  return [
    part(
      fieldMesh(
        split,
        {
          from: [-wide - 0.02, floor - 0.05, z - 0.3],
          to: [wide + 0.02, floor + tall * 2 + 0.05, z + 0.1],
        },
        0.008,
      ),
      felt('#6c6d71'),
    ),
    ...(opening === 'lid' ? [] : rests),
    ...[-0.56, 0.56].map((x) =>
      part(
        new RoundedBoxGeometry(0.05, 0.02, 0.03, 3, 0.006),
        { colour: [0.25, 0.01, 0.01], roughness: 0.5 },
        {
          at: [x * (wide / 0.72), floor + tall * 1.9, z - 0.05],
        },
      ),
    ),
  ];
}

/** Bright eyes to tie loads to, one in each corner, and a bag hook on each side. */
const hooks = ({ floor, depth }: BootPlan, wide: number): Part[] =>
  [1, -1].flatMap((hand) => [
    ...[-0.2, -depth + 0.12].map((z) =>
      part(new THREE.TorusGeometry(0.018, 0.004, 10, 32), STEEL, {
        at: [hand * (wide - 0.15), floor + 0.012, z],
        turn: [Math.PI / 2.6, 0, 0],
      }),
    ),
    part(
      fieldMesh(
        drum([hand * (wide - 0.012), floor + 0.34, -0.2], 'x', 0.012, 0.02, 0.005),
        {
          from: [hand * wide - 0.06, floor + 0.3, -0.24],
          to: [hand * wide + 0.06, floor + 0.38, -0.16],
        },
        0.004,
      ),
      SEAL,
    ),
  ]);

/** Parcel shelf at the height of the windows, seen from its rear edge. */
function shelf({ depth, floor }: BootPlan, wide: number, roof: number): Part[] {
  const y = Math.min(roof - 0.32, floor + 0.48);
  return [
    part(new RoundedBoxGeometry(wide * 2 - 0.02, 0.022, depth - 0.28, 4, 0.01), felt('#5c5d60'), {
      at: [0, y, -depth / 2 - 0.16],
    }),
    part(new RoundedBoxGeometry(wide * 2 - 0.02, 0.035, 0.03, 4, 0.012), TRIM, {
      at: [0, y - 0.004, -0.3],
    }),
  ];
}
