import * as THREE from 'three';
import { describe, expect, it } from 'vitest';

import { filmOf } from '../../../../../adapters/sandbox/studio/tracer/film-of';
import { layersOf } from '../../../../../adapters/sandbox/studio/tracer/layers-of';
import { part } from '../../../../../adapters/sandbox/studio/tracer/part';
import type { Surface } from '../../../../../adapters/sandbox/studio/tracer/surface';
import { tracedSet } from '../../../../../adapters/sandbox/studio/tracer/traced-set';
import sharp from 'sharp';

const EVENLY_LIT = () => [1, 1, 1] as const;
const CHALK: Surface = { colour: [0.5, 0.5, 0.5], roughness: 1 };
const CARE = { width: 32, height: 20, sharpness: 4, light: 16, lightSize: 0.5 };
const AHEAD = { from: [0, 0, 3], to: [0, 0, 0], angle: 40 } as const;
const MIDDLE = 10 * 32 + 16;

const ball = (surface: Surface) => part(new THREE.SphereGeometry(0.8, 48, 32), surface);

describe('a traced film', () => {
  it('gives a ball in an evenly lit room all the light there is, and covers nothing round it', () => {
    const film = filmOf(tracedSet([ball(CHALK)]), EVENLY_LIT, AHEAD, CARE);
    expect(film.light[MIDDLE * 3]).toBeCloseTo(1, 2);
    expect(film.cover[MIDDLE]).toBe(1);
    expect(film.cover[0]).toBe(0);
  });

  it('shades what stands close before a wall', () => {
    const wall = part(new THREE.PlaneGeometry(6, 6), CHALK, { at: [0, 0, -0.4] });
    const lid = part(new THREE.PlaneGeometry(6, 6), CHALK, {
      at: [0, 0.55, 0],
      turn: [1.57, 0, 0],
    });
    const open = filmOf(tracedSet([wall]), EVENLY_LIT, AHEAD, CARE);
    const shaded = filmOf(tracedSet([wall, lid]), EVENLY_LIT, AHEAD, CARE);
    expect(shaded.light[MIDDLE * 3] ?? 1).toBeLessThan((open.light[MIDDLE * 3] ?? 0) * 0.9);
  });

  it('puts into the tint layer what is painted, and nothing else', async () => {
    const floor = { open: 1, strength: 1, reach: 3 };
    const tintOf = async (surface: Surface): Promise<number> => {
      const film = filmOf(tracedSet([ball(surface)]), EVENLY_LIT, AHEAD, CARE);
      const { tint } = await layersOf(film, floor);
      const pixels = await sharp(tint).raw().toBuffer();
      return pixels[MIDDLE * 4] ?? -1;
    };
    expect(await tintOf({ ...CHALK, painted: true })).toBeGreaterThan(100);
    expect(await tintOf(CHALK)).toBe(0);
  });
});
