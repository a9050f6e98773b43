import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';

import { smoothMax } from '../body/blend';
import { fieldMesh, type Solid } from '../modelling/field-mesh';
import { block, inside, joined, laidOn } from '../modelling/solids';
import { moved, part, type Part } from '../tracer/part';
import { GLASS, LINING, PAINT, STEEL, TRIM } from './boot-materials';
import type { BootPlan } from './boot-plan';

/** The raised tailgate, seen from below: lined inside, glass near the hinge, paint round the edge; and its struts. */
export function tailgate(plan: BootPlan): Part[] {
  const tall = plan.top - plan.sill - 0.02;
  const [low, high] = [plan.half[0] + 0.07, plan.half[1] + 0.05];
  // Built hanging from the hinge: y 0 down to -tall, outside towards +z.
  const halfAt = (y: number): number => high + ((low - high) * -y) / tall;
  const panel =
    (thick: number, inset: number): Solid =>
    (x, y, z) => {
      const bend = 0.1 * Math.sin((Math.PI * -y) / tall) + 0.12 * (x / plan.width) ** 2;
      const edge = smoothMax(
        Math.abs(x) - halfAt(y) + inset,
        Math.max(y + inset, -tall + inset - y),
        0.12,
      );
      return smoothMax(edge, Math.abs(z - bend + 0.05) - thick, 0.025) * 0.92;
    };
  const outer = panel(0.035, 0);
  const window: Solid = (x, y) =>
    smoothMax(Math.abs(x) - halfAt(y) + 0.14, Math.max(y + 0.1, -tall * 0.46 - y), 0.08);
  const isLined: Solid = (x, y, z) => Math.max(panel(0.06, 0.055)(x, y, z), z - 0.02);
  const lined = laidOn(
    outer,
    (x, y, z) => smoothMax(isLined(x, y, z), -window(x, y, z), 0.02),
    0.012,
    0.012,
  );
  const glass = laidOn(outer, (x, y, z) => window(x, y, z) + 0.012, 0.004, 0.004);
  const extent = { from: [-1, -tall - 0.05, -0.2], to: [1, 0.06, 0.25] } as const;
  const pull = joined(0.02, block([0.25, -tall + 0.13, -0.035], [0.07, 0.02, 0.03], 0.014));
  const hung = [
    part(fieldMesh(outer, extent, 0.0095), PAINT),
    part(fieldMesh(lined, extent, 0.0095, inside(outer)), LINING),
    part(fieldMesh(glass, extent, 0.0095, inside(outer)), GLASS),
    part(
      fieldMesh(pull, { from: [0.1, -tall + 0.05, -0.1], to: [0.4, -tall + 0.2, 0.03] }, 0.005),
      TRIM,
    ),
    part(new RoundedBoxGeometry(0.12, 0.035, 0.05, 3, 0.01), STEEL, {
      at: [0, -tall + 0.035, -0.05],
    }),
    ...[-1, 1].map((hand) =>
      part(new RoundedBoxGeometry(0.05, 0.05, 0.02, 3, 0.008), TRIM, {
        at: [hand * (low - 0.12), -tall + 0.1, -0.045],
      }),
    ),
  ];
  const angle = -1.98;
  const hinge = [0, plan.top - 0.035, -0.14 - 0.42 * (plan.top - plan.shoulder) ** 1.3] as const;
  return [...moved(hung, { at: hinge, turn: [angle, 0, 0] }), ...struts(plan, hinge)];
}

/** Gas struts from the sides of the opening to the tailgate. */
const struts = (
  { half, top }: BootPlan,
  [, hingeY, hingeZ]: readonly [number, number, number],
): Part[] =>
  [-1, 1].flatMap((hand) => {
    const from = new THREE.Vector3(hand * (half[1] + 0.0), top - 0.42, hingeZ + 0.05);
    const to = new THREE.Vector3(hand * (half[1] + 0.0), hingeY + 0.09, hingeZ + 0.33);
    const middle = from.clone().lerp(to, 0.55);
    return [
      part(new THREE.TubeGeometry(new THREE.LineCurve3(from, middle), 2, 0.011, 16), TRIM),
      part(new THREE.TubeGeometry(new THREE.LineCurve3(middle, to), 2, 0.0055, 12), STEEL),
    ];
  });
