import * as THREE from 'three';

import { fieldMesh } from '../modelling/field-mesh';
import { block, inside, laidOn } from '../modelling/solids';
import { part, type Part } from '../tracer/part';
import type { Surface } from '../tracer/surface';
import { LINING, PAINT, SEAL, TRIM } from './boot-materials';
import type { BootPlan } from './boot-plan';
import { rearLamps } from './lamps';
import { openingHalf, openingSolid, rearShell } from './rear-shell';

/** The painted back of the body, its lamps, bumper foot, seal and floor shadow catcher. */
export function shellParts(plan: BootPlan): Part[] {
  const shell = rearShell(plan);
  const opened = openingSolid(plan);
  const isBed = plan.opening === 'drop-tail';
  const skin: Surface = {
    ...PAINT,
    inPlaces: ({ x, y, z }) => {
      if (y < (plan.cladding ? 0.5 : 0.36)) return TRIM;
      if (isBed)
        return Math.abs(x) < openingHalf(plan, y) + 0.012 && y < plan.top - 0.05 && z < -0.05
          ? TRIM
          : undefined;
      return opened(x, y, z) < 0.012 && z < -0.1 ? LINING : undefined;
    },
  };
  const half = plan.width / 2 + 0.05;
  const extent = {
    from: [-half, 0.2, -plan.depth - 0.12],
    to: [half, plan.top + 0.06, 0.12],
  } as const;
  const floor = new THREE.PlaneGeometry(9, 9).rotateX(-Math.PI / 2);
  const foot = laidOn(
    shell,
    block([0, plan.sill - 0.1, 0], [openingHalf(plan, plan.sill) - 0.02, 0.012, 0.2], 0.01),
    0.004,
  );
  return [
    part(fieldMesh(shell, extent, 0.0095), skin),
    ...rearLamps(plan, shell),
    part(floor, { colour: [0.8, 0.8, 0.8], roughness: 1, floor: true }),
    ...(isBed
      ? []
      : [
          part(
            fieldMesh(
              foot,
              { from: [-half, plan.sill - 0.14, -0.2], to: [half, plan.sill - 0.06, 0.12] },
              0.006,
              inside(shell),
            ),
            TRIM,
          ),
        ]),
    ...(plan.opening === 'tailgate' || plan.opening === 'twin-doors' ? [seal(plan)] : []),
  ];
}

/** Rubber round the opening, just inside its edge. */
function seal(plan: BootPlan): Part {
  const header = plan.opening === 'tailgate' ? 0.085 : 0.1;
  const [low, high] = [plan.sill, plan.top - header];
  const corner = 0.09;
  const edge = (y: number): number => openingHalf(plan, y) - 0.004;
  const lean = (y: number): number =>
    -0.075 - (plan.opening === 'tailgate' ? 0.42 * Math.max(0, y - plan.shoulder) ** 1.3 : 0);
  const right: readonly (readonly [number, number])[] = [
    [0, low],
    [edge(low) - corner, low],
    [edge(low) - corner * 0.3, low + corner * 0.3],
    [edge(low + corner), low + corner],
    [edge((low + high) / 2), (low + high) / 2],
    [edge(high - corner), high - corner],
    [edge(high) - corner * 0.3, high - corner * 0.3],
    [edge(high) - corner, high],
    [0, high],
  ];
  const left = right.slice(1, -1).reverse();
  const points = [...right, ...left.map(([x, y]) => [-x, y] as const)].map(
    ([x, y]) => new THREE.Vector3(x, y, lean(y) - 0.22 * (x / plan.width) ** 2),
  );
  return part(
    new THREE.TubeGeometry(
      new THREE.CatmullRomCurve3(points, true, 'catmullrom', 0.35),
      200,
      0.011,
      10,
      true,
    ),
    SEAL,
  );
}
