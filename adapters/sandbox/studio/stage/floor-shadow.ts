import * as THREE from 'three';

import { at } from '../body/at';
import type { BodyField } from '../body/body-field';

/** How much of the sky each spot of floor has lost to the vehicle. */
export interface FloorShadow {
  /** For the paint, which mirrors the darkened floor. */
  readonly texture: THREE.DataTexture;
  /** The same, softened and tinted, to lay on the floor itself. */
  readonly canvas: HTMLCanvasElement;
  /** Floor metres to texture share: left edge, near edge, scale along, scale across. */
  readonly lookup: THREE.Vector4;
  readonly size: readonly [length: number, width: number];
}

const COLUMNS = 150;
const ROWS = 90;
const MARGIN = 0.75;
const RAYS = Array.from({ length: 28 }, (_, ray) => {
  const share = (ray + 0.5) / 28;
  const [radius, turn] = [Math.sqrt(share), ray * 2.39996];
  return [radius * Math.cos(turn), radius * Math.sin(turn), Math.sqrt(1 - share)] as const;
});

/** Marches rays from the floor through the body's field; wheels are added, as the field has only their wells. */
export function floorShadow(body: BodyField): FloorShadow {
  const { shape } = body;
  const left = -MARGIN;
  const length = shape.length + 2 * MARGIN;
  const near = shape.width / 2 + MARGIN;
  const raw = new Float32Array(COLUMNS * ROWS);
  for (let row = 0; row <= ROWS / 2; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const x = left + (length * (column + 0.5)) / COLUMNS;
      const y = -near + (2 * near * (row + 0.5)) / ROWS;
      const share = RAYS.filter((ray) => hits(body, x, y, ray)).length / RAYS.length;
      raw[row * COLUMNS + column] = share;
      raw[(ROWS - 1 - row) * COLUMNS + column] = share;
    }
  }
  const soft = blurred(raw);
  const texture = new THREE.DataTexture(soft, COLUMNS, ROWS, THREE.RedFormat, THREE.FloatType);
  texture.minFilter = THREE.LinearFilter;
  texture.magFilter = THREE.LinearFilter;
  texture.needsUpdate = true;
  return {
    texture,
    canvas: floorPicture(soft),
    lookup: new THREE.Vector4(left - shape.length / 2, -near, 1 / length, 1 / (2 * near)),
    size: [length, 2 * near],
  };
}

function hits(
  { field, shape, axles }: BodyField,
  fromX: number,
  fromY: number,
  [dx, dy, dz]: readonly [number, number, number],
): boolean {
  const wheelY = shape.width / 2 - 0.03 - shape.tyreWidth / 2;
  let travelled = 0.015;
  for (let step = 0; step < 9 && travelled < 2.6; step++) {
    const [x, y, z] = [fromX + dx * travelled, fromY + dy * travelled, dz * travelled];
    if (z > shape.height) return false;
    let distance = field(x, y, z);
    for (const axle of axles) {
      const round = Math.hypot(x - axle, z - shape.tyreRadius) - shape.tyreRadius;
      distance = Math.min(
        distance,
        Math.max(round, Math.abs(Math.abs(y) - wheelY) - shape.tyreWidth / 2),
      );
    }
    if (distance < 0.008) return true;
    travelled += Math.max(distance * 0.9, 0.02);
  }
  return false;
}

function blurred(raw: Float32Array): Float32Array<ArrayBuffer> {
  const soft = new Float32Array(COLUMNS * ROWS);
  for (let row = 1; row < ROWS - 1; row++) {
    for (let column = 1; column < COLUMNS - 1; column++) {
      let sum = 0;
      for (const dy of [-1, 0, 1])
        for (const dx of [-1, 0, 1]) sum += at(raw, (row + dy) * COLUMNS + column + dx);
      soft[row * COLUMNS + column] = sum / 9;
    }
  }
  return soft;
}

/** The shadow as transparent ink, blurred up six times and faded out before its own edge. */
function floorPicture(soft: Float32Array): HTMLCanvasElement {
  const small = context(COLUMNS, ROWS);
  const image = small.createImageData(COLUMNS, ROWS);
  for (let spot = 0; spot < COLUMNS * ROWS; spot++) {
    image.data.set([0, 0, 0, Math.min(255, 255 * Math.pow(at(soft, spot), 1.05) * 0.92)], spot * 4);
  }
  small.putImageData(image, 0, 0);
  const [width, height] = [COLUMNS * 6, ROWS * 6];
  const large = context(width, height);
  large.imageSmoothingQuality = 'high';
  large.filter = 'blur(6px)';
  large.drawImage(small.canvas, 0, 0, width, height);
  const fade = context(width, height);
  fade.filter = 'blur(60px)';
  fade.fillRect(130, 130, width - 260, height - 260);
  large.filter = 'none';
  large.globalCompositeOperation = 'destination-in';
  large.drawImage(fade.canvas, 0, 0);
  return large.canvas;
}

function context(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw');
  return pen;
}
