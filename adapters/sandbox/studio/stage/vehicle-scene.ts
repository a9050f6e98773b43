import * as THREE from 'three';

import type { BodyStyle, StudioFace } from '../../pictures/picture-address';
import { FACES } from '../art/faces';
import { noseArt } from '../art/nose-art';
import { sideArt } from '../art/side-art';
import { tailArt } from '../art/tail-art';
import { bodyField, type BodyField } from '../body/body-field';
import { bodyMesh } from '../body/body-mesh';
import { BODY_SHAPES } from '../shapes/body-shapes';
import { fittingPaint, glassMaterial, paintMaterial } from './body-materials';
import { bodyUniforms } from './body-uniforms';
import { cabin } from './cabin';
import { doorHandles, numberPlate, roofRails } from './fittings';
import { floorShadow, type FloorShadow } from './floor-shadow';
import { withoutTint } from './two-outputs';
import { wheelMesh } from './wheel-mesh';

/** The costly part of a style, shared by its faces. */
export interface StyledBody {
  readonly body: BodyField;
  readonly geometry: THREE.BufferGeometry;
  readonly floor: FloorShadow;
}

/** One look, ready to be pictured. */
export interface VehicleScene {
  readonly scene: THREE.Scene;
  readonly vehicle: THREE.Group;
  readonly dispose: () => void;
}

export function styledBody(style: BodyStyle, cell: number): StyledBody {
  const body = bodyField(BODY_SHAPES[style]);
  return { body, geometry: bodyGeometry(body, cell), floor: floorShadow(body) };
}

export function vehicleScene(
  { body, geometry, floor }: StyledBody,
  slug: StudioFace,
  light: THREE.Texture,
): VehicleScene {
  const { shape, axles } = body;
  const face = FACES[slug];
  const [side, nose, tail] = [sideArt(body, face), noseArt(body, face), tailArt(body, face)];
  const uniforms = bodyUniforms({ body, face, side, nose, tail, floor });

  const vehicle = new THREE.Group();
  const glass = new THREE.Mesh(glazedPart(geometry), glassMaterial(uniforms));
  glass.renderOrder = 5;
  vehicle.add(
    new THREE.Mesh(geometry, paintMaterial(uniforms)),
    glass,
    cabin(body),
    doorHandles(body, side.handles, fittingPaint()),
  );
  vehicle.add(
    numberPlate(body, nose.plateHeight, 'front'),
    numberPlate(body, tail.plateHeight, 'rear'),
  );
  if (shape.roofRails !== undefined) vehicle.add(roofRails(body, shape.roofRails));

  const wheel = wheelMesh(shape, shape.features.van === true ? face.vanWheel : face.wheel);
  for (const axle of axles) {
    for (const hand of [1, -1]) {
      const fitted = wheel.clone();
      fitted.position.set(
        axle - shape.length / 2,
        shape.tyreRadius,
        hand * (shape.width / 2 - 0.026 - shape.tyreWidth / 2),
      );
      if (hand < 0) fitted.rotation.y = Math.PI;
      fitted.rotation.z = hand * axle * 3;
      vehicle.add(fitted);
    }
  }

  vehicle.traverse((part) => {
    if (isPart(part)) withoutTint(part.material);
  });
  const scene = new THREE.Scene();
  scene.environment = light;
  scene.add(vehicle);
  return {
    scene,
    vehicle,
    dispose: () => {
      for (const { value } of Object.values(uniforms))
        if (value instanceof THREE.CanvasTexture) value.dispose();
    },
  };
}

/** Every part of a vehicle has exactly one material. */
const isPart = (
  object: THREE.Object3D,
): object is THREE.Mesh<THREE.BufferGeometry, THREE.Material> => object instanceof THREE.Mesh;

/** From the body's axes (x along, y across, z up) to the stage's (x along, y up, z across). */
function bodyGeometry(body: BodyField, cell: number): THREE.BufferGeometry {
  const mesh = bodyMesh(body, cell);
  const offset = body.shape.length / 2;
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.BufferAttribute(turned(mesh.points, offset), 3));
  geometry.setAttribute('normal', new THREE.BufferAttribute(turned(mesh.normals, 0), 3));
  geometry.setAttribute('regions', new THREE.BufferAttribute(mesh.regions, 4));
  geometry.setAttribute('wrapAround', new THREE.BufferAttribute(mesh.wrap, 1));
  geometry.setAttribute('openness', new THREE.BufferAttribute(mesh.openness, 1));
  // Swapping two axes mirrors the mesh, so every triangle has to be turned over.
  const triangles = mesh.triangles.slice();
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const [second = 0, third = 0] = triangles.subarray(corner + 1, corner + 3);
    triangles[corner + 1] = third;
    triangles[corner + 2] = second;
  }
  geometry.setIndex(new THREE.BufferAttribute(triangles, 1));
  return geometry;
}

function turned(triples: Float32Array, offset: number): Float32Array {
  const result = new Float32Array(triples.length);
  for (let index = 0; index < triples.length; index += 3) {
    const [x = 0, y = 0, z = 0] = triples.subarray(index, index + 3);
    result.set([x - offset, z, y], index);
  }
  return result;
}

/** The same vertices with only those triangles that can hold glass: most of the body cannot. */
function glazedPart(geometry: THREE.BufferGeometry): THREE.BufferGeometry {
  const regions = geometry.getAttribute('regions');
  const index = geometry.getIndex();
  const part = new THREE.BufferGeometry();
  for (const [name, attribute] of Object.entries(geometry.attributes))
    part.setAttribute(name, attribute);
  if (index === null) return part;
  const kept: number[] = [];
  for (let corner = 0; corner < index.count; corner += 3) {
    const triangle = [index.getX(corner), index.getX(corner + 1), index.getX(corner + 2)];
    if (triangle.some((vertex) => regions.getW(vertex) > -0.02)) kept.push(...triangle);
  }
  part.setIndex(kept);
  return part;
}
