import * as THREE from 'three';

import type { Surface } from './surface';

/** One piece of a set, where it stands. */
export interface Part {
  readonly geometry: THREE.BufferGeometry;
  readonly surface: Surface;
}

/** Where and how a piece is put: metres, and turns in radians applied x, then y, then z. */
export interface Placing {
  readonly at?: readonly [number, number, number];
  readonly turn?: readonly [number, number, number];
  readonly scale?: readonly [number, number, number];
}

const matrixOf = ({
  at = [0, 0, 0],
  turn = [0, 0, 0],
  scale = [1, 1, 1],
}: Placing): THREE.Matrix4 =>
  new THREE.Matrix4().compose(
    new THREE.Vector3(...at),
    new THREE.Quaternion().setFromEuler(new THREE.Euler(...turn, 'ZYX')),
    new THREE.Vector3(...scale),
  );

/** A piece of this material, put in its place. */
export const part = (
  geometry: THREE.BufferGeometry,
  surface: Surface,
  placing: Placing = {},
): Part => ({ geometry: geometry.clone().applyMatrix4(matrixOf(placing)), surface });

/** Several pieces moved together. */
export function moved(parts: readonly Part[], placing: Placing): Part[] {
  const matrix = matrixOf(placing);
  return parts.map(({ geometry, surface }) => ({
    geometry: geometry.clone().applyMatrix4(matrix),
    surface,
  }));
}
