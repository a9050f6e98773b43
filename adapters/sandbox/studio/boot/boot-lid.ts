import * as THREE from 'three';

import { smoothMax } from '../body/blend';
import { fieldMesh, type Solid } from '../modelling/field-mesh';
import { block, inside, laidOn } from '../modelling/solids';
import { moved, part, type Part } from '../tracer/part';
import { felt, GLASS, PAINT, STEEL, TRIM } from './boot-materials';
import type { BootPlan } from './boot-plan';

/** The raised lid with its felt lining, its hinges, and the rear screen beyond. */
export function bootLid(plan: BootPlan): Part[] {
  const half = plan.half[0] + 0.055;
  const long = 0.58;
  // Built flat, hinge at z 0, the rear edge turned down: as it lies when closed.
  const lid: Solid = (x, y, z) => {
    const edge = smoothMax(Math.abs(x) - half, Math.max(-z, z - long), 0.1);
    const drop = 0.16 * Math.max(0, z - long + 0.18) ** 1.4 * 4;
    return smoothMax(edge, Math.abs(y + drop + 0.05 * (x / 0.8) ** 2) - 0.022, 0.02) * 0.9;
  };
  const lining = laidOn(
    lid,
    (x, y, z) =>
      Math.max(
        smoothMax(Math.abs(x) - half + 0.07, Math.max(0.05 - z, z - long + 0.07), 0.08),
        y + 0.012,
      ),
    0.01,
    0.01,
  );
  const extent = {
    from: [-half - 0.05, -0.35, -0.05],
    to: [half + 0.05, 0.06, long + 0.05],
  } as const;
  const raised = [
    part(fieldMesh(lid, extent, 0.009), PAINT),
    part(fieldMesh(lining, extent, 0.009, inside(lid)), felt('#2f3032')),
  ];
  const screenFoot = plan.top + 0.005;
  const screen = block([0, screenFoot + 0.17, -0.98], [half - 0.03, 0.21, 0.02], 0.02);
  return [
    ...moved(raised, { at: [0, plan.top - 0.01, -0.64], turn: [-1.25, 0, 0] }),
    ...[-1, 1].map((hand) =>
      part(
        new THREE.TubeGeometry(
          new THREE.CatmullRomCurve3([
            new THREE.Vector3(hand * (half - 0.1), plan.top - 0.2, -0.58),
            new THREE.Vector3(hand * (half - 0.1), plan.top - 0.06, -0.5),
            new THREE.Vector3(hand * (half - 0.1), plan.top + 0.08, -0.58),
          ]),
          24,
          0.012,
          10,
        ),
        TRIM,
      ),
    ),
    part(
      fieldMesh(
        screen,
        { from: [-1, screenFoot - 0.1, -1.1], to: [1, screenFoot + 0.45, -0.9] },
        0.01,
      ),
      GLASS,
    ),
    part(new THREE.BoxGeometry(0.12, 0.02, 0.03), STEEL, { at: [0, plan.sill + 0.004, -0.06] }),
  ];
}
