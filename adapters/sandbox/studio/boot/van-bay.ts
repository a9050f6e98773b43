import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';

import { fieldMesh } from '../modelling/field-mesh';
import { block, grooved, joined } from '../modelling/solids';
import { moved, part, type Part } from '../tracer/part';
import { GLASS, LINING, PAINT, plywood, SEAL, STEEL, TRIM } from './boot-materials';
import type { BootPlan } from './boot-plan';

/** Ply floor and walls, steel bulkhead, wheel boxes, lashing eyes, a lamp, and both doors swung open. */
export function vanBay(plan: BootPlan): Part[] {
  const { floor, depth, half, top } = plan;
  const wide = half[0] - 0.03;
  const roof = top - 0.08;
  const ply = plywood();
  const wallTop = floor + 0.92;
  const sides = [1, -1].flatMap((hand) => [
    part(new RoundedBoxGeometry(0.02, wallTop - floor, depth - 0.08, 3, 0.004), ply, {
      at: [hand * wide, (floor + wallTop) / 2, -depth / 2 - 0.06],
    }),
    part(
      new RoundedBoxGeometry(0.03, roof - wallTop + 0.05, depth, 3, 0.006),
      { ...PAINT, coat: 0.6 },
      { at: [hand * (wide + 0.02), (roof + wallTop) / 2, -depth / 2] },
    ),
    ...[0.2, 0.5, 0.8].map((share) =>
      part(
        new RoundedBoxGeometry(0.05, roof - floor, 0.07, 3, 0.012),
        { ...PAINT, coat: 0.6 },
        { at: [hand * (wide + 0.008), (roof + floor) / 2, -depth * share - 0.05] },
      ),
    ),
    part(new RoundedBoxGeometry(0.16, 0.24, 0.85, 5, 0.05), ply, {
      at: [hand * (wide - 0.07), floor + 0.11, -depth * 0.42],
    }),
    ...[-0.22, -depth * 0.5, -depth + 0.16].map((z) =>
      part(new THREE.TorusGeometry(0.026, 0.0055, 10, 36), STEEL, {
        at: [hand * (wide - 0.2), floor + 0.018, z],
        turn: [Math.PI / 2.5, 0, 0],
      }),
    ),
    // Screws along the edge of the ply.
    ...Array.from({ length: 7 }, (_, step) =>
      part(new THREE.CylinderGeometry(0.006, 0.006, 0.004, 16), STEEL, {
        at: [hand * (wide - 0.011), wallTop - 0.04, -0.16 - (step * (depth - 0.3)) / 6],
        turn: [0, 0, Math.PI / 2],
      }),
    ),
  ]);
  const wall = grooved(
    grooved(
      block(
        [0, (floor + roof) / 2, -depth - 0.02],
        [wide + 0.03, (roof - floor) / 2 + 0.02, 0.015],
        0.01,
      ),
      (x) => Math.abs(Math.abs(x) - 0.22),
      0.012,
      0.02,
    ),
    (x) => Math.abs(Math.abs(x) - 0.56),
    0.012,
    0.02,
  );
  return [
    part(new RoundedBoxGeometry(wide * 2, 0.02, depth, 3, 0.004), ply, {
      at: [0, floor + 0.01, -depth / 2 - 0.04],
    }),
    part(new RoundedBoxGeometry(wide * 2 - 0.02, 0.008, 0.06, 3, 0.003), STEEL, {
      at: [0, floor + 0.021, -0.085],
    }),
    part(
      new RoundedBoxGeometry(wide * 2, 0.02, depth, 3, 0.006),
      { colour: [0.5, 0.5, 0.49], roughness: 0.7, glow: () => [0.12, 0.12, 0.12] },
      { at: [0, roof, -depth / 2] },
    ),
    part(
      new RoundedBoxGeometry(0.22, 0.02, 0.09, 3, 0.008),
      { colour: [0.8, 0.8, 0.8], roughness: 0.4, glow: () => [3, 2.95, 2.8] },
      { at: [0, roof - 0.018, -0.5] },
    ),
    part(
      fieldMesh(
        wall,
        { from: [-1, floor - 0.03, -depth - 0.06], to: [1, roof + 0.04, -depth + 0.02] },
        0.012,
      ),
      { ...LINING, colour: [0.4, 0.41, 0.415], glow: () => [0.1, 0.1, 0.1] },
    ),
    ...sides,
    ...([1, -1] as const).flatMap((hand) => rearDoor(plan, hand)),
  ];
}

/** A rear door swung out: lined inside, window above, its edge and outside in paint. */
function rearDoor({ half, sill, top }: BootPlan, hand: 1 | -1): Part[] {
  const wide = half[0];
  const tall = top - 0.12 - sill;
  const leaf = block([-hand * (wide / 2), tall / 2, 0], [wide / 2, tall / 2, 0.028], 0.024);
  const lining = block(
    [-hand * (wide / 2), tall * 0.3, 0.026],
    [wide / 2 - 0.06, tall * 0.25, 0.012],
    0.01,
  );
  const window = joined(
    0.001,
    block([-hand * (wide / 2), tall * 0.77, 0], [wide / 2 - 0.09, tall * 0.16, 0.032], 0.03),
  );
  const box = { from: [-1, -0.05, -0.06], to: [1, tall + 0.05, 0.06] } as const;
  const parts = [
    part(fieldMesh(leaf, box, 0.01), PAINT),
    part(fieldMesh(lining, box, 0.008), plywood()),
    part(fieldMesh(window, box, 0.01), GLASS),
    part(new THREE.BoxGeometry(0.1, 0.024, 0.02), TRIM, {
      at: [-hand * (wide - 0.1), tall * 0.53, 0.034],
    }),
    part(new RoundedBoxGeometry(0.012, tall - 0.06, 0.014, 2, 0.004), SEAL, {
      at: [-hand * (wide - 0.015), tall / 2, 0.03],
    }),
  ];
  // The inside, built facing +z, ends up facing inwards over the open floor.
  return moved(parts, {
    at: [hand * (half[0] + 0.07), sill + 0.02, -0.02],
    turn: [0, hand * -1.95, 0],
  });
}
