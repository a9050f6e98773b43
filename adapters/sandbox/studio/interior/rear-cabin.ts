import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';

import { fieldMesh } from '../modelling/field-mesh';
import { block, grooved, joined, leaned } from '../modelling/solids';
import { part, type Part } from '../tracer/part';
import { DOOR } from './door-card';
import type { InteriorSet } from './interior-set';
import { plastic } from './upholstery';

/** What is behind the front seats: a bench and side panels, or a van's bulkhead. */
export function rearCabin(set: InteriorSet, cell: number): Part[] {
  if (set.van === true) {
    const wall = grooved(
      block([0, 0.7, 1.08], [0.76, 0.66, 0.015], 0.01),
      (x) => Math.abs(Math.abs(x) - 0.32),
      0.008,
      0.02,
    );
    return [
      part(
        fieldMesh(wall, { from: [-0.8, 0, 1.04], to: [0.8, 1.4, 1.12] }, cell * 1.5),
        plastic('#8f9396', 0.6),
      ),
    ];
  }
  const cushion = block([0, 0.36, 1.38], [0.68, 0.1, 0.27], 0.06);
  const back = leaned(block([0, 0.72, 1.68], [0.68, 0.36, 0.08], 0.06), [0, 0.4, 1.68], 0.3);
  const bench = grooved(
    joined(0.03, cushion, back),
    (x) => Math.abs(Math.abs(x) - 0.2),
    0.012,
    0.012,
  );
  const rests = [-0.42, 0.42].map((x) =>
    part(new RoundedBoxGeometry(0.25, 0.15, 0.09, 5, 0.04), set.seat.sides, {
      at: [x, 1.1, 1.83],
      turn: [0.3, 0, 0],
    }),
  );
  const panels = ([1, -1] as const).flatMap((hand) => [
    part(new RoundedBoxGeometry(0.08, 0.66, 1.1, 4, 0.03), set.lower, {
      at: [hand * (DOOR + 0.02), 0.5, 1.48],
    }),
    part(new RoundedBoxGeometry(0.09, 0.06, 1.1, 4, 0.028), set.top, {
      at: [hand * (DOOR + 0.01), 0.845, 1.48],
    }),
  ]);
  return [
    part(
      fieldMesh(bench, { from: [-0.72, 0.22, 1.05], to: [0.72, 1.14, 2.02] }, cell * 1.4),
      set.seat.sides,
    ),
    ...rests,
    ...panels,
  ];
}
