import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';

import { BODY_STYLES } from '../../../../adapters/sandbox/pictures/picture-address';
import { BODY_SHAPES } from '../../../../adapters/sandbox/studio/shapes/body-shapes';
import { turntableCamera } from '../../../../adapters/sandbox/studio/turntable/turntable-camera';

const TURNS = Array.from({ length: 24 }, (_, frame) => frame / 24);

describe.each(BODY_STYLES)('the turntable camera before a %s', (style) => {
  const shape = BODY_SHAPES[style];
  const cameras = TURNS.map((turn) => turntableCamera(shape, turn));

  it('keeps its distance and its height all the way round', () => {
    const spans = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
    expect(spans(cameras.map(({ position }) => position.y))).toBeLessThan(1e-9);
    expect(spans(cameras.map(({ position }) => position.length()))).toBeLessThan(1e-9);
  });

  it('has the middle of the vehicle in the middle of every frame', () => {
    for (const camera of cameras) {
      const middle = new Vector3(0, shape.height / 2, 0).project(camera);
      expect(Math.abs(middle.x)).toBeLessThan(1e-6);
      expect(Math.abs(middle.y)).toBeLessThan(0.25);
    }
  });

  it('has the whole vehicle in every frame', () => {
    for (const camera of cameras)
      for (const x of [-shape.length / 2, shape.length / 2]) {
        const end = new Vector3(x, shape.height / 3, 0).project(camera);
        expect(Math.max(Math.abs(end.x), Math.abs(end.y))).toBeLessThan(1);
      }
  });

  it('goes round so that the near side moves to the right', () => {
    cameras.forEach((camera, index) => {
      const next = cameras[(index + 1) % cameras.length];
      const near = camera.position
        .clone()
        .setY(0)
        .normalize()
        .multiplyScalar(shape.width / 2);
      expect(
        (next === undefined ? -1 : near.clone().project(next).x) - near.project(camera).x,
      ).toBeGreaterThan(0);
    });
  });
});
