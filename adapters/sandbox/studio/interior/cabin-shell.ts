import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';

import { fieldMesh, type Solid } from '../modelling/field-mesh';
import { block, drum, joined, leaned } from '../modelling/solids';
import { part, type Part } from '../tracer/part';
import type { InteriorSet } from './interior-set';
import { carpet, plastic, rubber, satin } from './upholstery';

/** Roof lining, pillars, floor and what hangs from the roof. Sides are open where windows are. */
export function cabinShell(set: InteriorSet, cell: number): Part[] {
  const lining = { ...plastic(set.lining, 0.9) };
  const pillars = plastic(set.pillar, 0.8);
  const roof: Solid = (x, y, z) => {
    const arch = 0.06 * (x / 0.7) ** 2 + 0.03 * (Math.max(0, 0.3 - z) / 0.5) ** 2;
    return block([0, 1.36, 0.9], [0.66, 0.025, 1], 0.02)(x, y + arch, z) * 0.9;
  };
  return [
    part(fieldMesh(roof, { from: [-0.72, 1.2, -0.16], to: [0.72, 1.42, 1.95] }, cell * 2), lining),
    ...frontPillars(pillars, cell),
    ...middlePillars(pillars, cell),
    ...header(lining, cell),
    ...mirror(cell),
    ...visors(set, cell),
    part(new THREE.BoxGeometry(1.5, 0.02, 2.6), carpet(set.carpet), { at: [0, 0.05, 0.25] }),
    part(new RoundedBoxGeometry(1.46, 0.5, 0.02, 2, 0.01), carpet(set.carpet), {
      at: [0, 0.28, -0.84],
      turn: [0.5, 0, 0],
    }),
    ...([1, -1] as const).map((hand) =>
      part(new RoundedBoxGeometry(0.1, 0.26, 2.1, 3, 0.03), plastic('#1c1d1f'), {
        at: [hand * 0.78, 0.12, 0.1],
      }),
    ),
    ...([1, -1] as const).map((hand) =>
      part(new RoundedBoxGeometry(0.05, 0.8, 0.46, 3, 0.02), carpet(set.carpet), {
        at: [hand * 0.755, 0.45, -0.79],
      }),
    ),
    ...windowFrames(),
    ...wipers(),
    ...pedals(set.gear),
    ...[-0.37, 0.37].map((x) =>
      part(new RoundedBoxGeometry(0.44, 0.012, 0.6, 3, 0.006), carpet('#161719'), {
        at: [x, 0.066, -0.28],
      }),
    ),
  ];
}

function frontPillars(surface: Part['surface'], cell: number): Part[] {
  return ([1, -1] as const).map((hand) => {
    const post: Solid = (x, y, z) => {
      const share = (y - 0.84) / 0.5;
      const [cx, cz] = [
        hand * (0.745 - 0.12 * share),
        -0.86 + 0.82 * share + 0.08 * share * (1 - share),
      ];
      return (Math.hypot(x - cx, (z - cz) * 0.55) - 0.042) * 0.55;
    };
    const extent = {
      from: [Math.min(hand * 0.84, hand * 0.5), 0.8, -1.05],
      to: [Math.max(hand * 0.84, hand * 0.5), 1.38, 0.12],
    } as const;
    return part(fieldMesh(post, extent, cell * 1.3), surface);
  });
}

/** Between the doors, with the belt that runs down it. */
function middlePillars(surface: Part['surface'], cell: number): Part[] {
  return ([1, -1] as const).flatMap((hand) => {
    const post = leaned(
      block([hand * 0.72, 0.8, 0.9], [0.03, 0.62, 0.075], 0.025),
      [0, 0.4, 0.9],
      -0.1,
    );
    return [
      part(
        fieldMesh(
          post,
          {
            from: [Math.min(hand * 0.8, hand * 0.6), 0.1, 0.7],
            to: [Math.max(hand * 0.8, hand * 0.6), 1.42, 1.15],
          },
          cell * 1.6,
        ),
        surface,
      ),
      part(new RoundedBoxGeometry(0.006, 0.7, 0.047, 2, 0.002), rubber, {
        at: [hand * 0.675, 0.83, 0.88],
        turn: [0.1, 0, hand * -0.03],
      }),
      part(new RoundedBoxGeometry(0.03, 0.07, 0.06, 4, 0.012), plastic('#1a1b1d'), {
        at: [hand * 0.675, 1.16, 0.935],
        turn: [0.1, 0, 0],
      }),
    ];
  });
}

/** The rail above the windscreen. */
function header(surface: Part['surface'], cell: number): Part[] {
  const rail: Solid = (x, y, z) =>
    block([0, 1.305, -0.05], [0.64, 0.026, 0.05], 0.022)(
      x,
      y + 0.055 * (x / 0.7) ** 2,
      z + 0.06 * x * x,
    ) * 0.92;
  return [
    part(fieldMesh(rail, { from: [-0.7, 1.2, -0.2], to: [0.7, 1.36, 0.04] }, cell * 1.3), surface),
  ];
}

function mirror(cell: number): Part[] {
  const back = leaned(
    block([0.01, 1.205, -0.2], [0.122, 0.034, 0.015], 0.014),
    [0, 1.205, -0.2],
    0.12,
  );
  return [
    part(
      fieldMesh(back, { from: [-0.13, 1.14, -0.24], to: [0.15, 1.26, -0.16] }, cell * 0.7),
      plastic('#18191b', 0.4),
    ),
    part(
      new RoundedBoxGeometry(0.226, 0.052, 0.004, 5, 0.002),
      { colour: [0.72, 0.73, 0.75], roughness: 0.03, metalness: 1 },
      {
        at: [0.01, 1.2055, -0.1845],
        turn: [0.12, 0, 0],
      },
    ),
    part(
      fieldMesh(
        joined(
          0.02,
          drum([0.01, 1.25, -0.205], 'y', 0.011, 0.04, 0.004),
          block([0.01, 1.285, -0.2], [0.03, 0.012, 0.035], 0.01),
        ),
        { from: [-0.04, 1.19, -0.26], to: [0.06, 1.32, -0.14] },
        cell * 0.7,
      ),
      plastic('#18191b', 0.4),
    ),
  ];
}

function visors(set: InteriorSet, cell: number): Part[] {
  return [-0.36, 0.36].map((x) => {
    const flap = leaned(block([x, 1.292, 0.045], [0.19, 0.014, 0.075], 0.012), [0, 1.29, 0], 0.12);
    return part(
      fieldMesh(flap, { from: [x - 0.21, 1.24, -0.05], to: [x + 0.21, 1.34, 0.15] }, cell),
      plastic(set.lining, 0.85),
    );
  });
}

/** The black rubber round the top of the doors' windows. */
const windowFrames = (): Part[] =>
  ([1, -1] as const).map((hand) =>
    part(
      new THREE.TubeGeometry(
        new THREE.CatmullRomCurve3(
          (
            [
              [0.752, 0.862, -0.6],
              [0.7, 1.08, -0.36],
              [0.655, 1.23, -0.08],
              [0.635, 1.285, 0.25],
              [0.635, 1.29, 0.95],
            ] as const
          ).map(([x, y, z]) => new THREE.Vector3(hand * x, y, z)),
        ),
        60,
        0.017,
        10,
      ),
      rubber,
    ),
  );

/** Wipers at rest on the glass. */
const wipers = (): Part[] =>
  (
    [
      [-0.05, 0.62],
      [-0.68, -0.02],
    ] as const
  ).map(([from, to]) =>
    part(
      new THREE.TubeGeometry(
        new THREE.LineCurve3(
          new THREE.Vector3(from, 0.885, -0.97),
          new THREE.Vector3(to, 0.912, -0.9),
        ),
        2,
        0.006,
        8,
      ),
      rubber,
    ),
  );

/** Clutch, brake and throttle; an automatic has a wider brake and no clutch. */
const pedals = (gear: InteriorSet['gear']): Part[] =>
  [...(gear === 'manual' ? [CLUTCH, BRAKE] : [WIDE_BRAKE]), THROTTLE].map(
    ({ x, y, width, height }) =>
      part(new RoundedBoxGeometry(width, height, 0.02, 3, 0.008), satin, {
        at: [x, y, -0.68],
        turn: [-0.6, 0, 0],
      }),
  );

const CLUTCH = { x: 0.25, y: 0.2, width: 0.06, height: 0.07 };
const BRAKE = { x: 0.36, y: 0.2, width: 0.06, height: 0.07 };
const WIDE_BRAKE = { x: 0.345, y: 0.2, width: 0.1, height: 0.07 };
const THROTTLE = { x: 0.46, y: 0.17, width: 0.06, height: 0.14 };
