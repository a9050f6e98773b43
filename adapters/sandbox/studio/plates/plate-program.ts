import * as THREE from 'three';

import type { FiledPlate } from '../../pictures/plates-on-pictures';
import { PLATE } from '../../pictures/plate-layout';
import type { BodyStyle, PictureView, StudioFace } from '../../pictures/picture-address';
import { TURNTABLE_VIEWS } from '../../pictures/turntable-frames';
import { FACES } from '../art/faces';
import { noseArt } from '../art/nose-art';
import { tailArt } from '../art/tail-art';
import { bodyField, type BodyField } from '../body/body-field';
import { BODY_SHAPES } from '../shapes/body-shapes';
import { cameraFor } from '../stage/camera-for';
import { numberPlate } from '../stage/fittings';
import { turntableCamera } from '../turntable/turntable-camera';

/** Works out where plates come to lie on pictures, without taking any. */
export interface PlateProgram {
  /** The plate each of these views shows, if it shows one. */
  readonly platesOf: (
    style: BodyStyle,
    face: StudioFace,
    views: readonly PictureView[],
  ) => Readonly<Record<string, FiledPlate>>;
}

declare global {
  var plateProgram: PlateProgram;
}

/** Less than this share of a plate's face turned to the camera, and letters would run into each other. */
const LEAST_FACING = 0.24;

/** Front of the plate before the middle of its mesh, in metres. */
const FRONT = 0.003;

const HALF = [PLATE.width / 2000, PLATE.height / 2000] as const;

function platesOf(
  style: BodyStyle,
  face: StudioFace,
  views: readonly PictureView[],
): Record<string, FiledPlate> {
  const body = bodyField(BODY_SHAPES[style]);
  const plates = [
    ['front', numberPlate(body, noseArt(body, FACES[face]).plateHeight, 'front')],
    ['rear', numberPlate(body, tailArt(body, FACES[face]).plateHeight, 'rear')],
  ] as const;
  const found: Record<string, FiledPlate> = {};
  for (const view of views) {
    const camera = cameraOf(body, view);
    for (const [end, plate] of plates) {
      plate.updateMatrixWorld(true);
      if (isInSight(body, plate, camera)) found[view] = [end, ...cornersOn(plate, camera)];
    }
  }
  return found;
}

function cameraOf({ shape }: BodyField, view: PictureView): THREE.PerspectiveCamera {
  const frame = TURNTABLE_VIEWS.findIndex((known) => known === view);
  return frame >= 0
    ? turntableCamera(shape, frame / TURNTABLE_VIEWS.length)
    : cameraFor(shape, view as Parameters<typeof cameraFor>[1]);
}

/** Eight coordinates as shares of the picture, from the top left corner round. */
function cornersOn(plate: THREE.Object3D, camera: THREE.Camera): number[] {
  const [x, y] = HALF;
  return [
    [-x, y],
    [x, y],
    [x, -y],
    [-x, -y],
  ].flatMap(([across = 0, up = 0]) => {
    const spot = plate.localToWorld(new THREE.Vector3(across, up, FRONT)).project(camera);
    return [(spot.x + 1) / 2, (1 - spot.y) / 2].map((share) => Number(share.toFixed(5)));
  });
}

/** Turned to the camera, with no part of the body before it. */
function isInSight(body: BodyField, plate: THREE.Object3D, camera: THREE.Camera): boolean {
  const centre = plate.localToWorld(new THREE.Vector3(0, 0, FRONT));
  const outward = plate.localToWorld(new THREE.Vector3(0, 0, 1 + FRONT)).sub(centre);
  const towards = camera.position.clone().sub(centre).normalize();
  if (outward.dot(towards) < LEAST_FACING) return false;
  const [x, y] = HALF;
  return [-1, -0.5, 0, 0.5, 1].every((across) =>
    [-1, 0, 1].every((up) =>
      isClear(body, plate.localToWorld(new THREE.Vector3(across * x, up * y, FRONT)), camera),
    ),
  );
}

/** Marches from a spot towards the camera until well clear of the body. */
function isClear({ field, shape }: BodyField, from: THREE.Vector3, camera: THREE.Camera): boolean {
  const towards = camera.position.clone().sub(from).normalize();
  for (let travelled = 0.008; travelled < 3; travelled += 0.012) {
    const spot = from.clone().addScaledVector(towards, travelled);
    if (field(spot.x + shape.length / 2, spot.z, spot.y) < 0) return false;
  }
  return true;
}

globalThis.plateProgram = { platesOf };
