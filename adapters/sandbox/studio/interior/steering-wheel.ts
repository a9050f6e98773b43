import * as THREE from 'three';

import { linearColour } from '../../pictures/linear-light';
import { fieldMesh, type Solid } from '../modelling/field-mesh';
import { block, common, drum, joined, rod, without } from '../modelling/solids';
import { stitching } from '../modelling/stitching';
import { moved, part, type Part } from '../tracer/part';
import type { InteriorSet } from './interior-set';
import { chrome, leather, pianoBlack, plastic, satin } from './upholstery';
import { DRIVER } from './dash-solid';

const RADIUS = 0.183;

/** Wheel, column and stalks, on the right. Built flat, facing +z, and tipped into place. */
export function steeringWheel(set: InteriorSet, cell: number): Part[] {
  const box = { from: [-0.21, -0.21, -0.05], to: [0.21, 0.21, 0.06] } as const;
  const ring: Solid = (x, y, z) => {
    const lower = Math.max(0, -y - 0.165);
    // A sports rim is cut level at the bottom, and thicker where hands go.
    const radius = set.sportsWheel ? Math.hypot(x, y * (1 + lower * 3)) : Math.hypot(x, y);
    const thumb = 0.0025 * Math.exp(-(((Math.abs(Math.atan2(x, y)) - 1.15) / 0.22) ** 2));
    return (
      Math.hypot((radius - RADIUS) * 0.95, z * 0.88) - (set.sportsWheel ? 0.0155 : 0.0135) - thumb
    );
  };
  const boss = joined(
    0.02,
    block([0, -0.004, 0.004], [0.072, 0.05, 0.026], 0.024),
    block([0, -0.022, 0.0], [0.052, 0.05, 0.022], 0.02),
  );
  const spokes = joined(
    0.02,
    block([-0.115, 0.004, -0.012], [0.062, 0.021, 0.008], 0.007),
    block([0.115, 0.004, -0.012], [0.062, 0.021, 0.008], 0.007),
    set.sportsWheel
      ? joined(
          0.01,
          rod([-0.022, -0.06, -0.012], [-0.03, -0.172, -0.006], 0.0085),
          rod([0.022, -0.06, -0.012], [0.03, -0.172, -0.006], 0.0085),
        )
      : rod([0, -0.06, -0.012], [0, -0.178, -0.006], 0.018),
  );
  const inlay = (side: 1 | -1): Part[] => [
    part(
      fieldMesh(
        without(
          0.002,
          block([side * 0.112, 0.005, -0.002], [0.034, 0.017, 0.006], 0.006),
          block([side * 0.112, 0.005, 0.006], [0.0008, 0.03, 0.004], 0.0005),
          block([side * 0.112, 0.005, 0.006], [0.05, 0.0008, 0.004], 0.0005),
        ),
        box,
        0.0022,
      ),
      pianoBlack,
    ),
    part(
      fieldMesh(
        common(
          0.002,
          block([side * 0.112, 0.005, -0.004], [0.0365, 0.0195, 0.006], 0.007),
          (_x, _y, z) => z - 0.001,
        ),
        box,
        0.0022,
      ),
      satin,
    ),
    part(new THREE.BoxGeometry(0.008, 0.0012, 0.001), white, { at: [side * 0.128, 0.013, 0.0045] }),
    part(new THREE.BoxGeometry(0.0012, 0.008, 0.001), white, { at: [side * 0.128, 0.013, 0.0045] }),
    part(new THREE.BoxGeometry(0.008, 0.0012, 0.001), white, {
      at: [side * 0.128, -0.004, 0.0045],
    }),
    part(new THREE.TorusGeometry(0.0035, 0.0006, 6, 20), white, {
      at: [side * 0.096, 0.013, 0.0045],
    }),
    part(new THREE.BoxGeometry(0.007, 0.0012, 0.001), white, {
      at: [side * 0.096, -0.004, 0.0045],
    }),
  ];
  const rimSurface = set.screen === 'radio' ? plastic('#1c1d1f', 0.5) : leather('#1a1a1c');
  const wheel = [
    part(fieldMesh(ring, box, cell * 0.6), rimSurface),
    part(fieldMesh(boss, box, cell * 0.6), plastic('#1f2022', 0.5)),
    part(fieldMesh(spokes, box, cell * 0.6), set.sportsWheel ? satin : plastic('#242528')),
    ...inlay(1),
    ...inlay(-1),
    part(new THREE.TorusGeometry(0.0165, 0.0018, 10, 48), chrome, { at: [0, 0.004, 0.0302] }),
    part(new THREE.CapsuleGeometry(0.0024, 0.015, 4, 10), chrome, {
      at: [0, 0.004, 0.031],
      turn: [0, 0, -0.3],
    }),
  ];
  if (set.screen !== 'radio') {
    const inner = Array.from({ length: 41 }, (_, step): readonly [number, number, number] => {
      const angle = (step / 40) * Math.PI * 2;
      return [(RADIUS - 0.0145) * Math.sin(angle), (RADIUS - 0.0145) * Math.cos(angle), 0.009];
    });
    const thread = { colour: linearColour(set.stitch), roughness: 0.8 };
    wheel.push(part(stitching(ring, inner), thread));
  }
  const column = part(
    fieldMesh(
      drum([0, -0.01, -0.11], 'z', 0.052, 0.1, 0.02),
      { from: [-0.07, -0.08, -0.22], to: [0.07, 0.06, 0] },
      cell,
    ),
    plastic('#202124'),
  );
  const stalk = (side: 1 | -1): Part[] => [
    part(
      fieldMesh(
        rod([side * 0.05, 0.012, -0.055], [side * 0.155, 0.03, -0.05], 0.0085),
        { from: [-0.19, -0.02, -0.09], to: [0.19, 0.06, -0.02] },
        0.004,
      ),
      plastic('#18191b', 0.4),
    ),
    part(new THREE.CylinderGeometry(0.0098, 0.0098, 0.02, 24), satin, {
      at: [side * 0.136, 0.0268, -0.0508],
      turn: [0, 0, Math.PI / 2 - side * -0.17],
    }),
  ];
  return moved([...wheel, column, ...stalk(1), ...stalk(-1)], {
    at: [DRIVER, 0.725 + set.commanding * 0.2, -0.165],
    turn: [-0.4 - set.commanding * 3, 0, 0],
  });
}

const white = { colour: [0.6, 0.6, 0.6], roughness: 0.6 } as const;
