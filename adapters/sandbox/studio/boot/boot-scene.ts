import type { BodyStyle } from '../../pictures/picture-address';
import { ease } from '../body/blend';
import type { Sky } from '../tracer/sky';
import type { Part } from '../tracer/part';
import { studioSky } from '../tracer/studio-sky';
import type { Viewpoint } from '../tracer/viewpoint';
import { bootPlan } from './boot-plan';
import { bootLid } from './boot-lid';
import { loadBed } from './load-bed';
import { loadSpace } from './load-space';
import { shellParts } from './shell-parts';
import { tailgate } from './tailgate';
import { vanBay } from './van-bay';

/** The back of a style, opened. Faces share it. */
export function bootScene(style: BodyStyle): Part[] {
  const plan = bootPlan(style);
  const inside = {
    tailgate: () => [...loadSpace(plan), ...tailgate(plan)],
    lid: () => [...loadSpace(plan), ...bootLid(plan)],
    'twin-doors': () => vanBay(plan),
    'drop-tail': () => loadBed(plan),
  };
  return [...shellParts(plan), ...inside[plan.opening]()];
}

/** Straight behind it, a little to the kerb side, at eye height. */
export function bootViewpoint(style: BodyStyle): Viewpoint {
  const { opening, top, sill } = bootPlan(style);
  if (opening === 'twin-doors')
    return { from: [-0.7, 1.48, 4.1], to: [0.02, 1.2, -0.3], angle: 27 };
  if (opening === 'drop-tail') return { from: [-1.0, 2.0, 3.1], to: [0.02, 1.02, -0.5], angle: 27 };
  if (opening === 'lid') return { from: [-0.75, 1.7, 2.3], to: [0, 0.98, -0.35], angle: 30 };
  return { from: [-0.62, 1.22, 2.5], to: [0, (top + sill) / 2 + 0.06, -0.3], angle: 33 };
}

/** The studio with a card behind the camera, or nobody would see what a boot is for. */
export function bootSky(): Sky {
  const room = studioSky();
  return (x, y, z) => {
    const [r, g, b] = room(z, y, x);
    const card = 3.2 * ease(0.25, 0.6, z) * ease(-0.12, 0.05, y) * (1 - ease(0.45, 0.75, y));
    return [r + card, g + card, b + card];
  };
}
