import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';

import { linearColour } from '../../pictures/linear-light';
import { fieldMesh, type Solid } from '../modelling/field-mesh';
import { block, drum, inside, joined, laidOn, leaned, without } from '../modelling/solids';
import { stitching } from '../modelling/stitching';
import { part, type Part } from '../tracer/part';
import type { Surface } from '../tracer/surface';
import type { InteriorSet } from './interior-set';
import { chrome, leather, pianoBlack, plastic, rubber, satin } from './upholstery';

/** The tunnel between the seats: gear lever, cup holders, armrest. */
export function centreConsole(set: InteriorSet, cell: number): Part[] {
  const tunnel = joined(
    0.06,
    leaned(block([0, 0.36, -0.02], [0.118, 0.09, 0.42], 0.035), [0, 0.4, -0.3], 0.1),
    block([0, 0.36, 0.42], [0.112, 0.1, 0.3], 0.03),
    leaned(block([0, 0.43, -0.43], [0.14, 0.075, 0.08], 0.035), [0, 0.43, -0.4], -0.3),
  );
  const cups = [0.085, 0.175].map((z) => drum([0.0, 0.44, z], 'y', 0.037, 0.075, 0.006));
  const tray = leaned(
    block([0, 0.475, -0.265], [0.075, 0.03, 0.052], 0.014),
    [0, 0.45, -0.26],
    0.1,
  );
  const hollowed = without(0.006, tunnel, ...cups, tray);
  const deck = laidOn(
    tunnel,
    without(0.004, block([0, 0.45, -0.02], [0.092, 0.12, 0.255], 0.03), ...cups, tray),
    0.003,
  );
  const gate = topOf(tunnel, 0, -0.105);
  const extent = { from: [-0.17, 0.24, -0.58], to: [0.17, 0.68, 0.76] } as const;
  return [
    part(fieldMesh(hollowed, extent, cell), set.lower),
    part(
      fieldMesh(deck, extent, cell * 0.8, inside(tunnel)),
      set.screen === 'radio' ? set.top : set.trim,
    ),
    ...[0.085, 0.175].map((z) =>
      part(new THREE.TorusGeometry(0.0385, 0.0022, 10, 60), chrome, {
        at: [0, topOf(tunnel, 0, z) + 0.003, z],
        turn: [Math.PI / 2 + 0.06, 0, 0],
      }),
    ),
    ...(set.gear === 'manual' ? manualLever(gate) : selector(gate)),
    ...keys(topOf(tunnel, 0, -0.005)),
    ...armrest(set, cell),
  ];
}

/** Height of the top of a solid at a place. */
function topOf(solid: Solid, x: number, z: number): number {
  let y = 0.8;
  for (let step = 0; step < 60; step++) y -= solid(x, y, z) * 0.8;
  return y;
}

/** Knob, shaft and a pleated boot in a bright ring. */
function manualLever(y: number): Part[] {
  const boot: Solid = (x, py, z) => {
    const height = (py - y) / 0.1;
    const lean = 0.022 * height;
    const radius = 0.05 * (1 - 0.7 * Math.min(1, Math.max(0, height)) ** 0.8);
    const pleat = 0.0035 * Math.sin(Math.atan2(z + 0.105 - lean, x) * 7) * (1 - height);
    return Math.max(
      (Math.hypot(x, z + 0.105 - lean) - radius - pleat) * 0.8,
      py - y - 0.1,
      y - 0.01 - py,
    );
  };
  const knob = joined(
    0.02,
    (x, py, z) => Math.hypot(x, (py - y - 0.148) * 1.05, z + 0.078) - 0.0255,
    drum([0, y + 0.122, -0.081], 'y', 0.0135, 0.02, 0.005),
  );
  return [
    part(
      fieldMesh(boot, { from: [-0.07, y - 0.02, -0.19], to: [0.07, y + 0.12, -0.03] }, 0.0035),
      leather('#1b1b1d'),
    ),
    part(new THREE.TorusGeometry(0.054, 0.0045, 12, 60), satin, {
      at: [0, y + 0.004, -0.105],
      turn: [Math.PI / 2 + 0.1, 0, 0],
    }),
    part(
      fieldMesh(knob, { from: [-0.04, y + 0.08, -0.12], to: [0.04, y + 0.19, -0.04] }, 0.003),
      leather('#161618'),
    ),
    part(new THREE.CylinderGeometry(0.0145, 0.0145, 0.004, 40), chrome, {
      at: [0, y + 0.104, -0.082],
    }),
    part(new THREE.CylinderGeometry(0.0165, 0.0165, 0.002, 40), pianoBlack, {
      at: [0, y + 0.1722, -0.076],
      turn: [0.14, 0, 0],
    }),
    part(new THREE.TorusGeometry(0.0168, 0.0012, 8, 48), chrome, {
      at: [0, y + 0.1725, -0.076],
      turn: [Math.PI / 2 + 0.14, 0, 0],
    }),
    ...[-0.007, 0, 0.007].map((x) =>
      part(new THREE.BoxGeometry(0.0011, 0.0006, 0.015), ink, {
        at: [x, y + 0.1736, -0.076],
        turn: [0.14, 0, 0],
      }),
    ),
    part(new THREE.BoxGeometry(0.0151, 0.0006, 0.0011), ink, {
      at: [0, y + 0.1736, -0.076],
      turn: [0.14, 0, 0],
    }),
  ];
}

const ink: Surface = { colour: [0.75, 0.75, 0.75], roughness: 0.6 };

/** A stubby automatic selector on a black plate. */
function selector(y: number): Part[] {
  const stub = joined(
    0.012,
    leaned(block([0, y + 0.055, -0.1], [0.021, 0.045, 0.017], 0.012), [0, y, -0.1], -0.15),
    leaned(block([0, y + 0.098, -0.094], [0.0235, 0.014, 0.032], 0.012), [0, y, -0.1], -0.15),
  );
  return [
    part(new RoundedBoxGeometry(0.108, 0.008, 0.165, 4, 0.004), pianoBlack, {
      at: [0, y + 0.003, -0.1],
      turn: [0.1, 0, 0],
    }),
    part(
      fieldMesh(stub, { from: [-0.04, y - 0.02, -0.16], to: [0.04, y + 0.13, -0.03] }, 0.003),
      leather('#151516'),
    ),
    part(new RoundedBoxGeometry(0.044, 0.005, 0.036, 3, 0.002), chrome, {
      at: [0, y + 0.012, -0.1],
      turn: [0.1, 0, 0],
    }),
    ...['P', 'R', 'N', 'D'].map((_, index) =>
      part(new RoundedBoxGeometry(0.006, 0.001, 0.007, 2, 0.0004), index === 0 ? lamp : ink, {
        at: [-0.042, y + 0.0088 - (index - 1.5) * 0.0018, -0.128 + index * 0.018],
        turn: [0.1, 0, 0],
      }),
    ),
  ];
}

const lamp: Surface = {
  colour: [0.2, 0.02, 0.02],
  roughness: 0.6,
  glow: () => [1.2, 0.2, 0.12],
};

/** Parking brake switch and two keys behind the lever. */
const keys = (y: number): Part[] => [
  part(new RoundedBoxGeometry(0.075, 0.008, 0.04, 4, 0.004), pianoBlack, {
    at: [0, y + 0.003, -0.006],
  }),
  part(new RoundedBoxGeometry(0.024, 0.012, 0.026, 3, 0.004), satin, {
    at: [0, y + 0.006, -0.006],
    turn: [0.2, 0, 0],
  }),
  part(new RoundedBoxGeometry(0.018, 0.006, 0.018, 3, 0.002), rubber, {
    at: [0.026, y + 0.006, -0.006],
  }),
  part(new RoundedBoxGeometry(0.018, 0.006, 0.018, 3, 0.002), rubber, {
    at: [-0.026, y + 0.006, -0.006],
  }),
];

function armrest(set: InteriorSet, cell: number): Part[] {
  if (set.van === true) return [];
  const lid = block([0, 0.487, 0.43], [0.095, 0.032, 0.185], 0.026);
  const row = (x: number): readonly (readonly [number, number, number])[] =>
    [0.27, 0.43, 0.59].map((z) => [x, 0.52, z] as const);
  const thread = { colour: linearColour(set.stitch), roughness: 0.8 };
  return [
    part(
      fieldMesh(lid, { from: [-0.12, 0.44, 0.22], to: [0.12, 0.54, 0.64] }, cell),
      set.seat.sides,
    ),
    part(stitching(lid, row(-0.07)), thread),
    part(stitching(lid, row(0.07)), thread),
    part(new RoundedBoxGeometry(0.178, 0.02, 0.37, 3, 0.006), plastic('#1a1b1d'), {
      at: [0, 0.455, 0.43],
    }),
  ];
}
