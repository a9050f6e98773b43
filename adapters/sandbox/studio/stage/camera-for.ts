import * as THREE from 'three';

import type { StudioView } from '../../pictures/picture-address';
import type { BodyShape } from '../body/body-shape';

/** Degrees round from the nose, degrees up, vertical field of view, and the share of the frame the vehicle may fill. */
interface Standpoint {
  readonly around: number;
  readonly up: number;
  readonly view: number;
  readonly width: number;
  readonly height: number;
}

const STANDPOINTS: Readonly<Record<StudioView, Standpoint>> = {
  'front-three-quarter': { around: 38, up: 7, view: 21, width: 0.84, height: 0.7 },
  side: { around: 90, up: 3.5, view: 19, width: 0.88, height: 0.7 },
  'rear-three-quarter': { around: 142, up: 8, view: 21, width: 0.84, height: 0.7 },
  front: { around: 0, up: 5, view: 19, width: 0.7, height: 0.7 },
  rear: { around: 180, up: 5.5, view: 19, width: 0.7, height: 0.7 },
};

/** How far below the middle of the picture the middle of the vehicle is, as a share of half its height. */
const MIDDLE = 0.03;

/** A camera that frames the vehicle alike whatever its size, seen from the kerb side, nose to the left. */
export function cameraFor(shape: BodyShape, view: StudioView): THREE.PerspectiveCamera {
  const stand = STANDPOINTS[view];
  const [azimuth, elevation] = [
    THREE.MathUtils.degToRad(stand.around),
    THREE.MathUtils.degToRad(stand.up),
  ];
  const direction = new THREE.Vector3(
    -Math.cos(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.sin(azimuth) * Math.cos(elevation),
  );
  const target = new THREE.Vector3(0, shape.height * 0.46, 0);
  const camera = new THREE.PerspectiveCamera(stand.view, 1.6, 0.1, 80);

  const aim = (distance: number): THREE.Box2 => {
    camera.position.copy(target).addScaledVector(direction, distance);
    camera.lookAt(target);
    camera.updateMatrixWorld(true);
    camera.updateProjectionMatrix();
    return framed(shape, camera);
  };
  let [near, far] = [3, 60];
  for (let halving = 0; halving < 30; halving++) {
    const middle = (near + far) / 2;
    const size = aim(middle).getSize(new THREE.Vector2());
    if (size.x / 2 > stand.width || size.y / 2 > stand.height) near = middle;
    else far = middle;
  }
  const box = aim(far);
  // Shifts the lens rather than tilting the camera, which would turn uprights into a trapezium.
  const shiftX = (box.min.x + box.max.x) / 2;
  const shiftY = (box.min.y + box.max.y) / 2 + MIDDLE;
  camera.setViewOffset(1600, 1000, shiftX * 800, -shiftY * 500, 1600, 1000);
  camera.updateProjectionMatrix();
  return camera;
}

/** The box round the vehicle on the picture, -1 to 1 both ways. The body's corners are rounded, so the box is cut. */
function framed(
  { length, width, height, windscreen }: BodyShape,
  camera: THREE.Camera,
): THREE.Box2 {
  const box = new THREE.Box2();
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
    add(windscreen.head[0] + 0.2, height, side * width * 0.3);
    add(length * 0.6, height, side * width * 0.3);
  }
  return box;
}
