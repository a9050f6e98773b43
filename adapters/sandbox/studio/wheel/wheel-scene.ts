import * as THREE from 'three';

import type { BodyStyle, StudioFace } from '../../pictures/picture-address';
import { FACES } from '../art/faces';
import { bodyField } from '../body/body-field';
import { fieldMesh } from '../modelling/field-mesh';
import { BODY_SHAPES } from '../shapes/body-shapes';
import { moved, part, type Part } from '../tracer/part';
import type { Surface } from '../tracer/surface';
import type { Viewpoint } from '../tracer/viewpoint';
import { brake } from './brake';
import { DARK, rim } from './rim';
import { tyre } from './tyre';
import { claddingSolid, GAP, gapDistance, wingSolid } from './wing-solid';

const PLASTIC: Surface = { colour: [0.016, 0.016, 0.017], roughness: 0.62 };

const PAINT: Surface = {
  colour: [0.0005, 0.0005, 0.0005],
  roughness: 0.5,
  coat: 1.25,
  painted: true,
};

/** What faces of one style share: the body round the wheel, which takes longest to make. */
export function wing(style: BodyStyle): Part[] {
  const body = bodyField(BODY_SHAPES[style]);
  const { shape } = body;
  const out = shape.width / 2;
  const extent = {
    from: [-Math.min(0.82, shape.frontOverhang + 0.05), 0.08, out - 0.42],
    to: [1.5, shape.tyreRadius + 0.78, out + 0.04],
  } as const;
  const toGap = gapDistance(body);
  const clad = shape.features.cladding === true;
  const skin: Surface = {
    ...PAINT,
    inPlaces: ({ x, y, z }) => {
      if (Math.hypot(x, y - shape.tyreRadius) < shape.archRadius + 0.004) return DARK;
      if (y < (clad ? shape.sill : shape.clearance + 0.075)) return PLASTIC;
      return z < out - 0.3 || toGap(x, y) < GAP - 0.0004 ? DARK : undefined;
    },
  };
  const parts = [part(fieldMesh(wingSolid(body), extent, 0.006), skin)];
  if (clad) parts.push(part(fieldMesh(claddingSolid(body), extent, 0.007), PLASTIC));
  const floor = new THREE.PlaneGeometry(9, 7).rotateX(-Math.PI / 2);
  // Stands for the rest of the underside, which would let light through to the floor.
  const underside = new THREE.BoxGeometry(shape.length, 0.1, shape.width - 0.3);
  return [
    ...parts,
    part(floor, { colour: [0.8, 0.8, 0.8], roughness: 1, floor: true }),
    part(underside, DARK, {
      at: [shape.length / 2 - shape.frontOverhang, shape.clearance + 0.12, 0],
    }),
  ];
}

/** The front wheel on the kerb side, standing at x 0. */
export async function roadWheel(style: BodyStyle, face: StudioFace): Promise<Part[]> {
  const shape = BODY_SHAPES[style];
  const { wheel, vanWheel } = FACES[face];
  const isVan = shape.features.van === true;
  const outer = shape.tyreWidth * 0.43;
  const parts = [
    ...(await tyre(shape)),
    ...moved(rim(shape.rimRadius, outer, isVan ? vanWheel : wheel), { turn: [0, 0, 0.35] }),
    ...brake(shape.rimRadius, outer, !isVan && wheel.tone === 'graphite'),
  ];
  return moved(parts, {
    at: [0, shape.tyreRadius, shape.width / 2 - 0.026 - shape.tyreWidth / 2],
  });
}

/** From the kerb, a little ahead of the wheel, at knee height. */
export function wheelViewpoint(style: BodyStyle): Viewpoint {
  const { width, tyreRadius } = BODY_SHAPES[style];
  const scale = tyreRadius / 0.335;
  const out = width / 2;
  return {
    from: [-1.05 * scale, 0.62 * scale, out + 2.1 * scale],
    to: [0.055 * scale, tyreRadius + 0.05, out - 0.08],
    angle: 21,
  };
}
