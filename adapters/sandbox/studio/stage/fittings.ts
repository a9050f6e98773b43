import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';

import { HANDLE_DROP } from '../art/side-art';
import type { BodyField } from '../body/body-field';
import { noseAt, sideAt, tailAt, topAt } from '../body/place-on-surface';

const BOTH_SIDES = [1, -1] as const;

/** Door handles in body colour. */
export function doorHandles(
  body: BodyField,
  stations: readonly number[],
  paint: THREE.Material,
): THREE.Group {
  const group = new THREE.Group();
  for (const x of stations) {
    const z = body.belt(x) - HANDLE_DROP;
    const out = sideAt(body, x, z);
    for (const side of BOTH_SIDES) {
      const handle = new THREE.Mesh(new RoundedBoxGeometry(0.2, 0.028, 0.03, 5, 0.013), paint);
      handle.position.set(x - body.shape.length / 2, z, side * (out + 0.008));
      handle.rotation.z = -0.02;
      group.add(handle);
    }
  }
  return group;
}

/** Blank British plates, 520 by 111 mm: white in front, yellow behind. */
export function numberPlate(body: BodyField, height: number, end: 'front' | 'rear'): THREE.Group {
  const isFront = end === 'front';
  const surface = isFront ? noseAt : tailAt;
  const stations = [0, 0.12, 0.25].map((y) => surface(body, y, height));
  const x = isFront ? Math.min(...stations) - 0.012 : Math.max(...stations) + 0.012;

  const group = new THREE.Group();
  const plate = new THREE.MeshStandardMaterial({
    color: isFront ? 0xe9eae6 : 0xf0bd0a,
    roughness: 0.4,
  });
  const holder = new THREE.MeshStandardMaterial({
    color: 0x131417,
    roughness: 0.8,
    envMapIntensity: 0.5,
  });
  const back = new THREE.Mesh(new RoundedBoxGeometry(0.535, 0.125, 0.02, 3, 0.008), holder);
  back.position.z = -0.0125;
  group.add(new THREE.Mesh(new RoundedBoxGeometry(0.52, 0.111, 0.006, 3, 0.003), plate), back);
  group.position.set(x - body.shape.length / 2, height, 0);
  group.rotation.y = isFront ? -Math.PI / 2 : Math.PI / 2;
  return group;
}

/** A bright rail along each side of the roof, both ends turned down onto it. */
export function roofRails(body: BodyField, [from, to]: readonly [number, number]): THREE.Group {
  const group = new THREE.Group();
  const material = new THREE.MeshStandardMaterial({
    color: 0x8f9297,
    metalness: 0.9,
    roughness: 0.32,
  });
  for (const side of BOTH_SIDES) {
    const points = Array.from({ length: 11 }, (_, step) => {
      const x = from + ((to - from) * step) / 10;
      const y = 0.56 - 0.002 * step;
      const lift = 0.03 * Math.pow(Math.max(0, Math.sin((Math.PI * step) / 10)), 0.3) - 0.006;
      return new THREE.Vector3(x - body.shape.length / 2, topAt(body, x, y) + lift, side * y);
    });
    group.add(
      new THREE.Mesh(
        new THREE.TubeGeometry(new THREE.CatmullRomCurve3(points), 40, 0.013, 8),
        material,
      ),
    );
  }
  return group;
}
