import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';

import { linearColour } from '../../pictures/linear-light';
import { fieldMesh, type Solid } from '../modelling/field-mesh';
import { block, grooved, inside, laidOn } from '../modelling/solids';
import { ontoSolid, stitching } from '../modelling/stitching';
import { part, type Part } from '../tracer/part';
import type { Surface } from '../tracer/surface';
import { dashSolids, ventSpots } from './dash-solid';
import type { InteriorSet } from './interior-set';
import { chrome, pianoBlack, plastic, rubber, satin } from './upholstery';

/** Pad, face, trim panel, lower half, vents and seams; what has a drawing of its own comes separately. */
export function dashboard(set: InteriorSet, cell: number): Part[] {
  const { dash, plain } = dashSolids(set);
  const parts = [
    part(fieldMesh(dash, { from: [-0.76, 0.36, -1], to: [0.76, 0.93, -0.26] }, cell), set.top),
    ...trimPanel(set, plain, cell),
    ...lowerPanels(set, plain, cell),
    ...ventSpots(set).flatMap(([x, y]) =>
      set.vents === 'round' ? roundVent(x, y) : slotVent(x, y),
    ),
  ];
  const thread: Surface = { colour: linearColour(set.stitch), roughness: 0.8 };
  if (set.screen !== 'radio') {
    const seam = Array.from({ length: 13 }, (_, step): readonly [number, number, number] => {
      const x = -0.7 + step * (0.84 / 12);
      return [x, 0.838, -0.41 - 0.13 * x * x];
    });
    parts.push(part(stitching(plain, seam), thread));
  }
  return parts;
}

/** The bright or veneered strip across the face, broken by vents and dials, with a fine line above it. */
function trimPanel(set: InteriorSet, plain: Solid, cell: number): Part[] {
  const panel = laidOn(plain, block([0, 0.7, -0.5], [0.725, 0.019, 0.3], 0.012), 0.004);
  const line = new THREE.TubeGeometry(
    new THREE.CatmullRomCurve3(
      Array.from({ length: 25 }, (_, step) => {
        const x = -0.722 + (1.444 * step) / 24;
        return ontoSolid(plain, new THREE.Vector3(x, 0.7225, -0.39 - 0.13 * x * x), 0.0018);
      }),
    ),
    96,
    0.0022,
    8,
  );
  return [
    part(
      fieldMesh(panel, { from: [-0.74, 0.66, -0.62], to: [0.74, 0.74, -0.3] }, cell, inside(plain)),
      set.trim,
    ),
    part(line, set.ambient === undefined ? satin : litLine(set.ambient)),
  ];
}

function litLine(hex: string): Surface {
  const [r, g, b] = linearColour(hex);
  return {
    colour: [r * 0.2, g * 0.2, b * 0.2],
    roughness: 0.5,
    glow: () => [r * 1.1, g * 1.1, b * 1.1],
  };
}

/** Glove box side and driver's side below the strip, in the lower colour. */
function lowerPanels(set: InteriorSet, plain: Solid, cell: number): Part[] {
  const lid = (x: number, y: number): number => {
    const [a, b] = [Math.abs(x + 0.42) - 0.2, Math.abs(y - 0.582) - 0.066];
    return Math.hypot(Math.max(a, -0.02) + 0.02, Math.max(b, -0.02) + 0.02) - 0.02;
  };
  const skin = grooved(plain, lid, 0.007, 0.0022);
  return [
    [-0.44, 0.265],
    [0.44, 0.265],
  ].map(([x = 0, half = 0]) => {
    const mask = block([x, 0.575, -0.5], [half, 0.098, 0.4], 0.03);
    const panel = laidOn(x < 0 ? skin : plain, mask, 0.005);
    return part(
      fieldMesh(
        panel,
        { from: [x - half - 0.02, 0.45, -0.72], to: [x + half + 0.02, 0.7, -0.3] },
        cell,
      ),
      set.lower,
    );
  });
}

/** A chromed ring, a turned core and five blades. */
function roundVent(x: number, y: number): Part[] {
  const z = -0.395 - 0.13 * x * x;
  const blades = [-2, -1, 0, 1, 2].map((step) =>
    part(
      new RoundedBoxGeometry(
        2 * Math.sqrt(0.036 ** 2 - (step * 0.0125) ** 2),
        0.0025,
        0.022,
        2,
        0.001,
      ),
      plastic('#1a1b1d', 0.4),
      { at: [x, y + step * 0.0125, z - 0.014], turn: [0.25, 0, 0] },
    ),
  );
  return [
    part(new THREE.TorusGeometry(0.0415, 0.0036, 12, 64), chrome, { at: [x, y, z + 0.002] }),
    part(new THREE.TorusGeometry(0.0372, 0.0024, 10, 64), rubber, { at: [x, y, z] }),
    ...blades,
    part(new RoundedBoxGeometry(0.012, 0.016, 0.012, 3, 0.004), satin, { at: [x, y, z - 0.002] }),
  ];
}

/** A wide slot with thin level blades, a bright edge below, and a tab to turn them by. */
function slotVent(x: number, y: number): Part[] {
  const z = -0.393 - 0.13 * x * x;
  const half = Math.abs(x) > 0.3 ? 0.07 : 0.08;
  const lean = -0.26 * x;
  const place = (dy: number, dz: number) => ({
    at: [x, y + dy, z + dz] as const,
    turn: [0, lean, 0] as const,
  });
  return [
    ...[-0.0115, 0, 0.0115].map((dy) =>
      part(
        new RoundedBoxGeometry(half * 2, 0.0026, 0.03, 2, 0.001),
        plastic('#17181a', 0.4),
        place(dy, -0.018),
      ),
    ),
    ...[-0.6, -0.2, 0.2, 0.6].map((share) =>
      part(new RoundedBoxGeometry(0.0024, 0.044, 0.02, 2, 0.001), rubber, {
        at: [x + share * half, y, z - 0.045],
      }),
    ),
    part(
      new RoundedBoxGeometry(half * 2 + 0.004, 0.0035, 0.006, 2, 0.0015),
      chrome,
      place(-0.0235, 0.001),
    ),
    part(
      new RoundedBoxGeometry(half * 2 + 0.004, 0.002, 0.006, 2, 0.001),
      pianoBlack,
      place(0.0235, 0.001),
    ),
    part(new RoundedBoxGeometry(0.014, 0.013, 0.014, 3, 0.004), satin, place(0, 0)),
  ];
}
