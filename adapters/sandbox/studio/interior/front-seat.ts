import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';

import { ease } from '../body/blend';
import { linearColour } from '../../pictures/linear-light';
import { fieldMesh, type Solid } from '../modelling/field-mesh';
import { block, grooved, inside, joined, laidOn, leaned } from '../modelling/solids';
import { stitching } from '../modelling/stitching';
import { moved, part, type Part } from '../tracer/part';
import type { InteriorSet } from './interior-set';
import { chrome, plastic, rubber } from './upholstery';

/** Backward lean of the backrest, in radians. */
const LEAN = 0.3;

/** Bolsters stand proud of a hollow middle; the meeting line is where the panels are sewn together. */
const SEAM = 0.148;

/** One front seat, its middle at x 0, the front edge of the cushion at z 0. */
export function frontSeat(set: InteriorSet, cell: number): Part[] {
  return [...cushion(set, cell), ...backrest(set, cell), ...base()];
}

/** Flutes across the middle panel, or diamonds where it is quilted. */
function panelLines(set: InteriorSet, along: (y: number, z: number) => number): Solid {
  return (x, y, z) => {
    if (Math.abs(x) > SEAM - 0.006) return 1;
    const t = along(y, z);
    const fold = (value: number, pitch: number): number =>
      Math.abs(value - Math.round(value / pitch) * pitch);
    return set.seat.quilted
      ? Math.min(fold(t + x * 0.9, 0.062), fold(t - x * 0.9, 0.062)) * 0.75
      : fold(t, 0.058);
  };
}

/** The line where middle and bolster meet. */
const seamLine: Solid = (x) => Math.abs(Math.abs(x) - SEAM);

function dressed(
  set: InteriorSet,
  plain: Solid,
  panel: Solid,
  along: (y: number, z: number) => number,
  extent: Parameters<typeof fieldMesh>[1],
  cell: number,
): Part[] {
  const sewn = grooved(plain, seamLine, 0.007, 0.0045);
  const padded = grooved(
    laidOn(sewn, panel, 0.0045, 0.012),
    panelLines(set, along),
    0.0065,
    0.0052,
  );
  return [
    part(fieldMesh(sewn, extent, cell), set.seat.sides),
    part(fieldMesh(padded, extent, cell * 0.85, inside(plain)), set.seat.middle),
  ];
}

function cushion(set: InteriorSet, cell: number): Part[] {
  const side = (x: number): Solid =>
    joined(0.03, leaned(block([x, 0.0, 0.27], [0.052, 0.075, 0.255], 0.048), [0, 0, 0.27], 0.03));
  const middle: Solid = (x, y, z) => {
    const crown =
      0.016 * Math.exp(-(((z - 0.07) / 0.09) ** 2)) - 0.014 * Math.exp(-(((z - 0.36) / 0.14) ** 2));
    return block([0, -0.03, 0.265], [0.19, 0.075, 0.265], 0.055)(x, y - crown, z);
  };
  const plain = joined(0.05, middle, side(0.205), side(-0.205));
  const panel = block([0, 0.05, 0.235], [SEAM - 0.004, 0.07, 0.232], 0.03);
  const thread = { colour: linearColour(set.stitch), roughness: 0.8 };
  const rows = [-1, 1].map((hand) =>
    part(
      stitching(
        plain,
        [0.03, 0.12, 0.22, 0.32, 0.44].map((z) => [hand * (SEAM + 0.0105), 0.07, z] as const),
      ),
      thread,
    ),
  );
  return moved(
    [
      ...dressed(
        set,
        plain,
        panel,
        (_y, z) => z,
        { from: [-0.29, -0.13, -0.03], to: [0.29, 0.14, 0.56] },
        cell,
      ),
      ...rows,
    ],
    { at: [0, 0.4, 0], turn: [-0.09, 0, 0] },
  );
}

function backrest(set: InteriorSet, cell: number): Part[] {
  // Built upright, the occupant's side towards -z, then leaned back.
  const taper = (y: number): number => 1 - 0.2 * ease(0.38, 0.66, y);
  const side =
    (x: number): Solid =>
    (px, y, z) => {
      const middle = x * taper(y);
      const reach = 0.062 * (1 - ease(0.42, 0.62, y)) + 0.03;
      return (
        block([0, 0.32, 0.01], [0.05, 0.325, reach], 0.042)(
          px - middle,
          y,
          z + 0.025 * (reach > 0.06 ? 1 : 0.6),
        ) * 0.9
      );
    };
  const middle: Solid = (x, y, z) => {
    const lumbar = 0.014 * Math.exp(-(((y - 0.17) / 0.1) ** 2));
    const width = 0.205 * taper(y);
    return block([0, 0.33, 0.035], [width, 0.335, 0.055], 0.05)(x, y, z + lumbar) * 0.92;
  };
  const plain = joined(0.05, middle, side(0.207), side(-0.207));
  const panel: Solid = (x, y, z) =>
    block([0, 0.335, -0.03], [SEAM - 0.004, 0.29, 0.075], 0.03)(x / taper(y), y, z);
  const thread = { colour: linearColour(set.stitch), roughness: 0.8 };
  const rows = [-1, 1].map((hand) =>
    part(
      stitching(
        plain,
        [0.06, 0.18, 0.3, 0.42, 0.54, 0.61].map(
          (y) => [hand * (SEAM + 0.0105) * (y > 0.4 ? taper(y) * 1.03 : 1), y, -0.06] as const,
        ),
      ),
      thread,
    ),
  );
  const rest = leaned(
    block([0, 0.775, 0.022], [0.128, 0.078, 0.045], 0.042),
    [0, 0.77, 0.02],
    0.12,
  );
  const seamedRest = grooved(rest, (x) => Math.abs(Math.abs(x) - 0.088), 0.004, 0.004);
  const posts = [-0.06, 0.06].map((x) =>
    part(new THREE.CylinderGeometry(0.0065, 0.0065, 0.09, 20), chrome, { at: [x, 0.68, 0.038] }),
  );
  const collars = [-0.06, 0.06].map((x) =>
    part(new RoundedBoxGeometry(0.026, 0.012, 0.024, 3, 0.005), plastic('#161719'), {
      at: [x, 0.663, 0.038],
    }),
  );
  const shell = part(
    fieldMesh(
      (x, y, z) => block([0, 0.3, 0.085], [0.2 * taper(y), 0.26, 0.02], 0.018)(x, y, z),
      { from: [-0.26, 0, 0.04], to: [0.26, 0.62, 0.14] },
      cell,
    ),
    plastic('#1b1c1e'),
  );
  return moved(
    [
      ...dressed(
        set,
        plain,
        panel,
        (y) => y,
        { from: [-0.29, -0.05, -0.14], to: [0.29, 0.71, 0.13] },
        cell,
      ),
      ...rows,
      part(
        fieldMesh(seamedRest, { from: [-0.15, 0.68, -0.05], to: [0.15, 0.87, 0.09] }, cell * 0.8),
        set.seat.sides,
      ),
      ...posts,
      ...collars,
      shell,
    ],
    { at: [0, 0.41, 0.5], turn: [LEAN, 0, 0] },
  );
}

/** Side shields, recliner knob, height lever and the runners they stand on. */
function base(): Part[] {
  const shield = (hand: 1 | -1): Part[] => [
    part(new RoundedBoxGeometry(0.03, 0.105, 0.5, 5, 0.014), plastic('#1a1b1d', 0.45), {
      at: [hand * 0.252, 0.315, 0.29],
      turn: [-0.04, 0, 0],
    }),
    part(new THREE.CylinderGeometry(0.034, 0.036, 0.02, 40), plastic('#202124', 0.4), {
      at: [hand * 0.272, 0.345, 0.46],
      turn: [0, 0, Math.PI / 2],
    }),
    part(new RoundedBoxGeometry(0.014, 0.022, 0.15, 4, 0.006), rubber, {
      at: [hand * 0.272, 0.33, 0.24],
    }),
    part(new RoundedBoxGeometry(0.045, 0.03, 0.6, 3, 0.008), plastic('#0f1011', 0.4), {
      at: [hand * 0.2, 0.09, 0.28],
    }),
  ];
  return [
    ...shield(1),
    ...shield(-1),
    part(new RoundedBoxGeometry(0.42, 0.16, 0.4, 4, 0.02), plastic('#0e0f10', 0.8), {
      at: [0, 0.2, 0.3],
    }),
    part(new RoundedBoxGeometry(0.03, 0.05, 0.022, 4, 0.006), plastic('#161719'), {
      at: [0.285, 0.42, 0.5],
    }),
  ];
}
