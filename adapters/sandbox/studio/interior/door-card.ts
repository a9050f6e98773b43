import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';

import { linearColour } from '../../pictures/linear-light';
import { fieldMesh, type Solid } from '../modelling/field-mesh';
import { block, drum, inside, joined, laidOn, without } from '../modelling/solids';
import { stitching } from '../modelling/stitching';
import { moved, part, type Part } from '../tracer/part';
import type { InteriorSet } from './interior-set';
import { chrome, pianoBlack, plastic, satin } from './upholstery';

/** How far out the doors are. */
export const DOOR = 0.755;

/** The inside of a front door: 1 on the driver's side, -1 on the passenger's. */
export function doorCard(set: InteriorSet, hand: 1 | -1, cell: number): Part[] {
  // Built for the right-hand side with the cabin towards -x.
  const belt = 0.86 - set.commanding;
  const skin = joined(
    0.03,
    block([0.03, belt - 0.3, 0.12], [0.035, 0.3, 0.72], 0.02),
    block([0.005, belt - 0.03, 0.12], [0.045, 0.032, 0.72], 0.022),
  );
  const rest = joined(
    0.035,
    block([-0.02, belt - 0.215, 0.2], [0.05, 0.035, 0.3], 0.03),
    block([-0.015, belt - 0.2, -0.16], [0.03, 0.03, 0.2], 0.028),
  );
  const pocket = block([-0.005, 0.27, 0.1], [0.045, 0.09, 0.45], 0.03);
  const plain = joined(0.04, skin, rest, pocket);
  const hollowed = without(
    0.01,
    plain,
    block([0.0, 0.355, 0.1], [0.03, 0.1, 0.41], 0.02),
    block([-0.03, belt - 0.17, 0.06], [0.022, 0.04, 0.075], 0.015),
  );
  const extent = { from: [-0.12, 0.14, -0.66], to: [0.08, belt + 0.03, 0.9] } as const;
  const insert: Solid = laidOn(
    plain,
    block([-0.02, belt - 0.118, 0.12], [0.1, 0.05, 0.52], 0.03),
    0.004,
    0.008,
  );
  const strip: Solid = laidOn(
    plain,
    block([-0.02, belt - 0.069, 0.05], [0.1, 0.009, 0.6], 0.006),
    0.006,
  );
  const pad = laidOn(
    plain,
    block([-0.04, belt - 0.18, 0.22], [0.08, 0.03, 0.26], 0.02),
    0.003,
    0.006,
  );
  const thread = { colour: linearColour(set.stitch), roughness: 0.8 };
  const parts = [
    part(fieldMesh(hollowed, extent, cell), set.lower),
    part(
      fieldMesh(
        laidOn(plain, block([0, belt - 0.01, 0.12], [0.2, 0.05, 0.7], 0.02), 0.002),
        extent,
        cell,
      ),
      set.top,
    ),
    part(fieldMesh(insert, extent, cell, inside(plain)), set.seat.middle),
    part(fieldMesh(strip, extent, cell * 0.8, inside(plain)), set.trim),
    part(fieldMesh(pad, extent, cell, inside(plain)), set.seat.sides),
    part(
      stitching(
        plain,
        [-0.4, -0.1, 0.2, 0.5, 0.62].map((z) => [-0.06, belt - 0.045, z] as const),
      ),
      thread,
    ),
    ...handle(belt),
    ...speaker(),
    part(new RoundedBoxGeometry(0.05, 0.006, 0.13, 3, 0.003), pianoBlack, {
      at: [-0.03, belt - 0.178, 0.01],
      turn: [0, 0, 0.1],
    }),
    ...[-0.03, 0.02].map((z) =>
      part(new RoundedBoxGeometry(0.018, 0.01, 0.03, 3, 0.003), plastic('#222326', 0.4), {
        at: [-0.034, belt - 0.173, z],
      }),
    ),
  ];
  return moved(parts, { at: [hand * DOOR, 0, 0], scale: [hand, 1, 1] });
}

/** Pull and its shell. */
const handle = (belt: number): Part[] => [
  part(
    fieldMesh(
      without(
        0.006,
        block([-0.012, belt - 0.112, -0.2], [0.012, 0.028, 0.07], 0.01),
        block([-0.03, belt - 0.112, -0.2], [0.018, 0.021, 0.06], 0.01),
      ),
      { from: [-0.05, belt - 0.17, -0.3], to: [0.03, belt - 0.06, -0.1] },
      0.0035,
    ),
    satin,
  ),
  part(new RoundedBoxGeometry(0.01, 0.02, 0.1, 4, 0.004), chrome, {
    at: [-0.026, belt - 0.113, -0.205],
  }),
];

/** A round speaker behind a pierced cover. */
function speaker(): Part[] {
  const cover = plastic('#1a1b1d', 0.5);
  return [
    part(
      fieldMesh(
        drum([-0.014, 0.29, -0.46], 'x', 0.085, 0.012, 0.008),
        { from: [-0.05, 0.18, -0.57], to: [0.03, 0.4, -0.35] },
        0.005,
      ),
      {
        ...cover,
        colour: ({ y, z }) => {
          const [a, b] = [Math.sin(y * 900), Math.sin(z * 900)];
          return a * b > 0.35 ? [0.001, 0.001, 0.001] : [0.014, 0.014, 0.015];
        },
      },
    ),
    part(new THREE.TorusGeometry(0.086, 0.003, 8, 60), satin, {
      at: [-0.024, 0.29, -0.46],
      turn: [0, Math.PI / 2, 0],
    }),
  ];
}
