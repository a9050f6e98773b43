import * as THREE from 'three';

import { fieldMesh } from '../modelling/field-mesh';
import { block, drum, joined, without } from '../modelling/solids';
import { part, type Part } from '../tracer/part';
import type { Surface } from '../tracer/surface';
import { lathe } from './lathe';
import { DARK } from './rim';

/** Disc with its turned face and hat, caliper at the back, and the dark inside of the barrel. */
export function brake(rim: number, face: number, isRed: boolean): Part[] {
  const edge = rim * 0.8;
  const back = face - 0.1;
  const steel: Surface = {
    colour: [0.2, 0.2, 0.205],
    roughness: 0.42,
    metalness: 1,
    grain: ({ x, y }) => {
      const round = Math.hypot(x, y) || 1;
      const line = 0.05 * Math.sin(round * 4200);
      return [(x / round) * line, (y / round) * line, 0];
    },
  };
  const caliper = without(
    0.006,
    joined(
      0.016,
      block([rim * 0.63, 0.03, back + 0.004], [0.042, 0.1, 0.034], 0.02),
      block([rim * 0.7, 0.03, back - 0.02], [0.03, 0.085, 0.05], 0.02),
    ),
    drum([rim * 0.6, 0.085, back + 0.05], 'z', 0.012, 0.03, 0.004),
    drum([rim * 0.6, -0.025, back + 0.05], 'z', 0.012, 0.03, 0.004),
  );
  return [
    part(
      lathe([
        [0.075, back + 0.008],
        [edge, back + 0.008],
        [edge + 0.001, back + 0.006],
        [edge + 0.001, back - 0.018],
      ]),
      steel,
    ),
    part(
      lathe([
        [0.03, back + 0.03],
        [0.068, back + 0.03],
        [0.074, back + 0.024],
        [0.075, back + 0.006],
      ]),
      { colour: [0.12, 0.115, 0.11], roughness: 0.6, metalness: 0.8 },
    ),
    part(
      fieldMesh(caliper, { from: [0.04, -0.1, back - 0.09], to: [rim, 0.16, back + 0.06] }, 0.0042),
      isRed
        ? { colour: [0.42, 0.012, 0.01], roughness: 0.3, coat: 0.8 }
        : { colour: [0.2, 0.2, 0.21], roughness: 0.45, metalness: 0.6 },
    ),
    part(new THREE.CircleGeometry(rim - 0.02, 64), DARK, { at: [0, 0, back - 0.06] }),
  ];
}
