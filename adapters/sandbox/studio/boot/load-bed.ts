import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';

import { fieldMesh } from '../modelling/field-mesh';
import { block, grooved, inside, joined, laidOn } from '../modelling/solids';
import { part, type Part } from '../tracer/part';
import { GLASS, PAINT, STEEL, TRIM } from './boot-materials';
import type { BootPlan } from './boot-plan';

/** A pick-up's bed: ribbed liner, lashing eyes, the dropped tailgate, and the cab's rear window beyond. */
export function loadBed(plan: BootPlan): Part[] {
  const { floor, depth, half, top, width } = plan;
  const wide = half[0];
  const rib = (x: number): number => Math.abs(x / 0.11 - Math.round(x / 0.11)) * 0.11;
  const liner = { colour: [0.045, 0.045, 0.047], roughness: 0.6 } as const;
  const deck = grooved(
    block([0, floor - 0.005, -depth / 2], [wide, 0.02, depth / 2], 0.006),
    (x) => rib(x),
    0.01,
    0.016,
  );
  const gate = grooved(
    block([0, floor - 0.02, 0.29], [width / 2 - 0.15, 0.028, 0.27], 0.02),
    (x) => rib(x),
    -0.004,
    0.014,
  );
  const cab = joined(
    0.1,
    block([0, 1.0, -depth - 0.32], [width / 2 - 0.02, 0.5, 0.22], 0.1),
    block([0, 1.5, -depth - 0.34], [width / 2 - 0.13, 0.29, 0.2], 0.1),
  );
  const window = laidOn(
    cab,
    block([0, 1.53, -depth - 0.1], [width / 2 - 0.26, 0.15, 0.1], 0.05),
    0.003,
  );
  return [
    part(
      fieldMesh(
        deck,
        {
          from: [-wide - 0.02, floor - 0.05, -depth - 0.02],
          to: [wide + 0.02, floor + 0.04, 0.03],
        },
        0.008,
      ),
      liner,
    ),
    part(fieldMesh(gate, { from: [-1, floor - 0.08, -0.02], to: [1, floor + 0.04, 0.6] }, 0.008), {
      ...PAINT,
      inPlaces: ({ x, y, z }) =>
        y > floor + 0.004 && z > 0.05 && z < 0.52 && Math.abs(x) < width / 2 - 0.2
          ? liner
          : undefined,
    }),
    part(
      fieldMesh(cab, { from: [-1, 0.4, -depth - 0.6], to: [1, 1.85, -depth + 0.02] }, 0.012),
      PAINT,
    ),
    part(
      fieldMesh(
        window,
        { from: [-0.9, 1.3, -depth - 0.4], to: [0.9, 1.75, -depth + 0.02] },
        0.01,
        inside(cab),
      ),
      GLASS,
    ),
    part(new RoundedBoxGeometry(width - 0.1, 0.14, 0.14, 4, 0.03), TRIM, { at: [0, 0.6, 0.06] }),
    ...[1, -1].flatMap((hand) => [
      part(new RoundedBoxGeometry(0.1, 0.025, depth + 0.02, 4, 0.01), TRIM, {
        at: [hand * (wide + 0.045), top + 0.005, -depth / 2],
      }),
      part(new RoundedBoxGeometry(0.2, 0.26, 0.9, 5, 0.06), liner, {
        at: [hand * (wide - 0.06), floor + 0.1, -depth * 0.52],
      }),
      ...[-0.15, -depth + 0.15].map((z) =>
        part(new THREE.TorusGeometry(0.026, 0.006, 10, 36), STEEL, {
          at: [hand * (wide - 0.012), floor + 0.28, z],
          turn: [0, Math.PI / 2, 0],
        }),
      ),
      part(
        new THREE.TubeGeometry(
          new THREE.LineCurve3(
            new THREE.Vector3(hand * (wide - 0.02), floor + 0.3, -0.02),
            new THREE.Vector3(hand * (width / 2 - 0.2), floor + 0.02, 0.36),
          ),
          2,
          0.006,
          10,
        ),
        STEEL,
      ),
    ]),
  ];
}
