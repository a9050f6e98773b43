import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';

import type { BodyField } from '../body/body-field';

/** Seats, dashboard, wheel (on the right, as in Britain) and shelf: only fit to be seen through glass. */
export function cabin({ shape, belt, beltHalfWidth }: BodyField): THREE.Group {
  const group = new THREE.Group();
  const dark = new THREE.MeshStandardMaterial({
    color: 0x131417,
    roughness: 0.85,
    envMapIntensity: 0.5,
  });
  const cloth = new THREE.MeshStandardMaterial({
    color: 0x25272b,
    roughness: 0.8,
    envMapIntensity: 0.55,
  });
  const place = (
    geometry: THREE.BufferGeometry,
    material: THREE.Material,
    x: number,
    y: number,
    z: number,
    lean = 0,
  ): THREE.Mesh => {
    const mesh = new THREE.Mesh(geometry, material);
    mesh.position.set(x - shape.length / 2, y, z);
    mesh.rotation.z = lean;
    group.add(mesh);
    return mesh;
  };

  const beltZ = belt(2);
  const inside = (beltHalfWidth(2.2) - 0.06) * 2;
  const screenFoot = shape.windscreen.foot[0];
  const driverX = screenFoot + 1.28;
  const seatZ = beltZ - 0.42;
  const { features } = shape;

  place(new RoundedBoxGeometry(0.5, 0.3, inside, 4, 0.1), dark, screenFoot + 0.42, beltZ - 0.1, 0);
  const wheel = place(
    new THREE.TorusGeometry(0.18, 0.016, 10, 40),
    dark,
    screenFoot + 0.8,
    beltZ,
    -0.36,
  );
  wheel.rotation.order = 'YXZ';
  wheel.rotation.set(0.35, Math.PI / 2, 0);

  for (const row of shape.seatRows) {
    const x = driverX + row;
    for (const side of [0.36, -0.36]) {
      place(
        new RoundedBoxGeometry(0.16, 0.66, 0.46, 4, 0.07),
        cloth,
        x + 0.12,
        seatZ + 0.3,
        side,
        -0.22,
      );
      place(
        new RoundedBoxGeometry(0.1, 0.17, 0.26, 4, 0.05),
        cloth,
        x + 0.24,
        seatZ + 0.7,
        side,
        -0.15,
      );
      place(new RoundedBoxGeometry(0.5, 0.16, 0.46, 4, 0.06), cloth, x - 0.16, seatZ - 0.02, side);
    }
  }
  place(
    new THREE.BoxGeometry(shape.length * 0.62, 0.02, inside),
    dark,
    shape.length * 0.52,
    0.32,
    0,
  );

  if (features.van === true) {
    const lastRow = driverX + (shape.seatRows[shape.seatRows.length - 1] ?? 0);
    place(new THREE.BoxGeometry(0.03, 1, inside - 0.04), dark, lastRow + 0.46, beltZ, 0);
  } else if (features.openRoof !== true && shape.bed === undefined) {
    const shelf = shape.rearScreen.foot[0] - 0.38;
    place(new THREE.BoxGeometry(0.5, 0.02, inside - 0.1), dark, shelf, belt(shelf) - 0.02, 0);
  }
  return group;
}
