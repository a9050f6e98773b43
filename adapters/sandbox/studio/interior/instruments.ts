import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';

import { drawing } from '../modelling/picture-texture';
import { part, type Part } from '../tracer/part';
import type { Surface } from '../tracer/surface';
import { ontoSolid } from '../modelling/stitching';
import { dashSolids, DRIVER } from './dash-solid';
import { climateArt, dialsArt, screenArt } from './instrument-art';
import type { InteriorSet } from './interior-set';
import { chrome, pianoBlack, plastic, satin } from './upholstery';

/** Dials, screen and climate panel, lit from within. */
export async function instruments(set: InteriorSet): Promise<Part[]> {
  const [dials, screen, climate] = await Promise.all([
    lit(dialsArt(set), 1.15),
    lit(screenArt(set), set.screen === 'radio' ? 0.55 : 1.2),
    lit(climateArt(set), 0.4),
  ]);
  const { plain } = dashSolids(set);
  const faceAt = (y: number): number => ontoSolid(plain, new THREE.Vector3(0, y, -0.3)).z;
  return [
    ...dialGroup(set, dials),
    ...middleScreen(set, screen, faceAt(0.638)),
    ...climatePanel(
      climate,
      faceAt(set.screen === 'upright' ? 0.6 : 0.525),
      set.screen === 'upright' ? 0.6 : 0.525,
    ),
  ];
}

/** A screen: black glass that shows a drawing. */
const lit = async (svg: string, brightness: number): Promise<Surface> => {
  const glow = await drawing(svg, brightness);
  return { colour: [0.004, 0.004, 0.005], roughness: 0.35, coat: 0.55, glow };
};

function dialGroup(set: InteriorSet, surface: Surface): Part[] {
  const lean = -0.2;
  const y = 0.82;
  const parts = [
    part(new THREE.PlaneGeometry(0.305, 0.122), surface, {
      at: [DRIVER, y, -0.405],
      turn: [lean, 0, 0],
    }),
  ];
  if (set.dials === 'round') {
    for (const side of [-1, 1]) {
      parts.push(
        part(new THREE.TorusGeometry(0.0545, 0.003, 12, 72), chrome, {
          at: [DRIVER + side * 0.087, y - 0.0015, -0.4015],
          turn: [lean, 0, 0],
        }),
      );
    }
  }
  return parts;
}

function middleScreen(set: InteriorSet, surface: Surface, face: number): Part[] {
  if (set.screen === 'upright') {
    const [y, z, lean] = [0.862, -0.372, -0.16];
    return [
      part(new RoundedBoxGeometry(0.272, 0.158, 0.014, 5, 0.006), pianoBlack, {
        at: [0, y, z],
        turn: [lean, 0, 0],
      }),
      part(new THREE.PlaneGeometry(0.257, 0.143), surface, {
        at: [0, y + 0.0012, z + 0.0072],
        turn: [lean, 0, 0],
      }),
      part(new RoundedBoxGeometry(0.276, 0.162, 0.008, 4, 0.004), satin, {
        at: [0, y - 0.0005, z - 0.005],
        turn: [lean, 0, 0],
      }),
    ];
  }
  const [y, z, lean] = [0.638, face + 0.004, -0.2];
  return [
    part(new RoundedBoxGeometry(0.218, 0.128, 0.016, 5, 0.007), pianoBlack, {
      at: [0, y, z],
      turn: [lean, 0, 0],
    }),
    part(new THREE.PlaneGeometry(0.196, 0.11), surface, {
      at: [0, y, z + 0.0085],
      turn: [lean, 0, 0],
    }),
  ];
}

function climatePanel(surface: Surface, face: number, y: number): Part[] {
  const [z, lean] = [face + 0.003, -0.2];
  const knob = (x: number): Part[] => [
    part(new THREE.CylinderGeometry(0.0195, 0.021, 0.02, 48), plastic('#1c1d1f', 0.45), {
      at: [x, y + 0.0025, z + 0.016],
      turn: [Math.PI / 2 + lean, 0, 0],
    }),
    part(new THREE.TorusGeometry(0.0208, 0.0022, 10, 56), chrome, {
      at: [x, y + 0.001, z + 0.008],
      turn: [lean, 0, 0],
    }),
    part(new THREE.CylinderGeometry(0.0165, 0.0165, 0.0012, 40), satin, {
      at: [x, y + 0.0045, z + 0.0262],
      turn: [Math.PI / 2 + lean, 0, 0],
    }),
  ];
  return [
    part(new RoundedBoxGeometry(0.226, 0.066, 0.016, 5, 0.008), pianoBlack, {
      at: [0, y, z],
      turn: [lean, 0, 0],
    }),
    part(new THREE.PlaneGeometry(0.206, 0.05), surface, {
      at: [0, y, z + 0.0085],
      turn: [lean, 0, 0],
    }),
    ...knob(-0.086),
    ...knob(0.086),
  ];
}
