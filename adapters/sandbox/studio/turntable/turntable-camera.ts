import * as THREE from 'three';

import type { BodyShape } from '../body/body-shape';

/** Degrees round from the nose where the first frame is taken: the lead picture's own direction. */
const FIRST = 38;

/** Degrees up, vertical field of view, and the share of the frame the vehicle may fill at its longest and tallest. */
const STAND = { up: 7.5, view: 21, width: 0.9, height: 0.72 } as const;

/** How far below the middle of the picture the middle of the vehicle is, as a share of half its height. */
const MIDDLE = 0.06;

const TRIED = Array.from({ length: 24 }, (_, step) => FIRST + step * 15);

/**
 * The camera of one frame of a turn, `turn` being a share of the whole: it goes round towards the nose, so
 * that the near side of the vehicle moves to the right as frames count up. Distance and height are the same
 * all the way round, chosen so that the vehicle fits from every side and neither jumps nor changes size.
 */
export function turntableCamera(shape: BodyShape, turn: number): THREE.PerspectiveCamera {
  const target = new THREE.Vector3(0, shape.height * 0.46, 0);
  const camera = new THREE.PerspectiveCamera(STAND.view, 1.6, 0.1, 80);
  const aim = (around: number, distance: number): void => {
    camera.position.copy(target).addScaledVector(directionAt(around), distance);
    camera.lookAt(target);
    camera.updateMatrixWorld(true);
    camera.updateProjectionMatrix();
  };
  const everyWay = (distance: number): THREE.Box2 => {
    const box = new THREE.Box2();
    for (const around of TRIED) {
      aim(around, distance);
      expandRound(box, shape, camera);
    }
    return box;
  };

  let [near, far] = [3, 60];
  for (let halving = 0; halving < 24; halving++) {
    const middle = (near + far) / 2;
    const { min, max } = everyWay(middle);
    const isTooLarge = Math.max(max.x, -min.x) > STAND.width || (max.y - min.y) / 2 > STAND.height;
    if (isTooLarge) near = middle;
    else far = middle;
  }
  const box = everyWay(far);
  aim(FIRST - turn * 360, far);
  // Shifts the lens rather than tilting the camera, which would turn uprights into a trapezium.
  const shiftY = (box.min.y + box.max.y) / 2 + MIDDLE;
  camera.setViewOffset(1600, 1000, 0, -shiftY * 500, 1600, 1000);
  camera.updateProjectionMatrix();
  return camera;
}

/** Whether the camera of this frame stands on the kerb side, where UK passengers get in. */
export const isKerbSide = (turn: number): boolean => directionAt(FIRST - turn * 360).z >= 0;

function directionAt(around: number): THREE.Vector3 {
  const [azimuth, elevation] = [
    THREE.MathUtils.degToRad(around),
    THREE.MathUtils.degToRad(STAND.up),
  ];
  return new THREE.Vector3(
    -Math.cos(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.sin(azimuth) * Math.cos(elevation),
  );
}

/** Takes in the outline of the vehicle as this camera sees it, -1 to 1 both ways. Corners are rounded, so the box is cut. */
function expandRound(
  box: THREE.Box2,
  { length, width, height, windscreen }: BodyShape,
  camera: THREE.Camera,
): void {
  const add = (x: number, y: number, z: number): void => {
    const spot = new THREE.Vector3(x - length / 2, y, z).project(camera);
    box.expandByPoint(new THREE.Vector2(spot.x, spot.y));
  };
  for (const side of [1, -1]) {
    for (const x of [0.14, length - 0.1]) {
      add(x, 0.25, side * (width / 2 - 0.2));
      add(x, 0.8, side * (width / 2 - 0.2));
    }
    for (const x of [0.45, length - 0.4]) add(x, 0, side * (width / 2 - 0.02));
    for (const x of [0, length]) add(x, 0.5, 0);
    add(windscreen.head[0] + 0.2, height, side * width * 0.3);
    add(length * 0.6, height, side * width * 0.3);
  }
}
