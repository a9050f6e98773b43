import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

import { slopeOf, type Solid } from './field-mesh';

/** Stitch length, gap and thickness in metres, a little larger than life so that they are seen. */
const STITCH = { length: 0.0085, gap: 0.0045, radius: 0.0014 } as const;

/** A row of stitches along a line, laid onto the solid it is near. */
export function stitching(
  solid: Solid,
  line: readonly (readonly [number, number, number])[],
): THREE.BufferGeometry {
  const curve = new THREE.CatmullRomCurve3(line.map((point) => new THREE.Vector3(...point)));
  const count = Math.max(2, Math.round(curve.getLength() / (STITCH.length + STITCH.gap)));
  const stitches = Array.from({ length: count }, (_, step) => {
    const from = ontoSolid(solid, curve.getPointAt(step / count));
    const to = ontoSolid(
      solid,
      curve.getPointAt((step + STITCH.length / (STITCH.length + STITCH.gap)) / count),
    );
    const stitch = new THREE.CapsuleGeometry(STITCH.radius, from.distanceTo(to), 2, 5);
    stitch.applyQuaternion(
      new THREE.Quaternion().setFromUnitVectors(
        new THREE.Vector3(0, 1, 0),
        to.clone().sub(from).normalize(),
      ),
    );
    return stitch.translate((from.x + to.x) / 2, (from.y + to.y) / 2, (from.z + to.z) / 2);
  });
  return mergeGeometries(stitches);
}

/** The nearest spot on a solid's skin, or this far outside it. */
export function ontoSolid(solid: Solid, point: THREE.Vector3, proud = 0): THREE.Vector3 {
  const spot = point.clone();
  for (let step = 0; step < 5; step++) {
    const distance = solid(spot.x, spot.y, spot.z) - proud;
    spot.addScaledVector(new THREE.Vector3(...slopeOf(solid, spot.x, spot.y, spot.z)), -distance);
  }
  return spot;
}
