import * as THREE from 'three';

/** A profile of radius and height turned round z, finely enough for a close-up. */
export function lathe(
  profile: readonly (readonly [number, number])[],
  segments = 240,
): THREE.BufferGeometry {
  const geometry = new THREE.LatheGeometry(
    profile.map(([radius, height]) => new THREE.Vector2(radius, height)),
    segments,
  );
  return geometry.rotateX(Math.PI / 2);
}
