import * as THREE from 'three';

import { ease } from '../body/blend';

const WIDTH = 2048;
const HEIGHT = 1024;

/**
 * The studio as a picture of light all round: a dim room, one long softbox overhead, a bank along each
 * side and a card at each end. The dark horizon with the banks' crisp lower edge above it is what draws
 * the highlight along a car's shoulder; an evenly bright room makes paint look like plastic.
 */
export function studioLight(): THREE.DataTexture {
  const pixels = new Float32Array(WIDTH * HEIGHT * 4);
  for (let row = 0; row < HEIGHT; row++) {
    const polar = ((row + 0.5) / HEIGHT) * Math.PI;
    for (let column = 0; column < WIDTH; column++) {
      const around = ((column + 0.5) / WIDTH) * 2 * Math.PI - Math.PI;
      const up = -Math.cos(polar);
      const along = Math.sin(polar) * Math.cos(around);
      const across = Math.sin(polar) * Math.sin(around);
      const light = brightness(along, up, across);
      pixels.set([light, light, light * 1.012, 1], (row * WIDTH + column) * 4);
    }
  }
  const texture = new THREE.DataTexture(pixels, WIDTH, HEIGHT, THREE.RGBAFormat, THREE.FloatType);
  texture.mapping = THREE.EquirectangularReflectionMapping;
  texture.minFilter = THREE.LinearFilter;
  texture.magFilter = THREE.LinearFilter;
  texture.wrapS = THREE.RepeatWrapping;
  texture.needsUpdate = true;
  return texture;
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** 1 within `half` of zero, fading to 0 over twice the softness. */
const band = (value: number, half: number, softness: number): number =>
  1 - ease(half - softness, half + softness, Math.abs(value));

/** Light from one direction; x along the car (nose negative), y up, z across. */
function brightness(x: number, y: number, z: number): number {
  const elevation = degrees(Math.asin(y));
  if (y <= 0) return 0.38 - 0.34 * ease(-22, -1, elevation);
  let light = 0.05 + 0.12 * ease(0, 8, elevation) + 0.26 * ease(35, 80, elevation);
  if (y <= 0.02) return light;

  // Softbox: brightest towards the tail, so that bonnets run from light into shade.
  const [px, pz] = [x / y, z / y];
  const falloff = 0.62 + 0.38 * ease(-1.6, 1.2, px);
  light += 4.8 * falloff * band(px, 1.9, 0.3) * band(pz, 0.46, 0.09);

  const fromSide = degrees(Math.abs(Math.atan2(x, Math.abs(z))));
  const bank = ease(6, 9, elevation) * (1 - ease(25, 42, elevation));
  light += band(fromSide, 60, 12) * bank * (1.0 + 1.5 * ease(8, 26, elevation));

  const fromEnd = degrees(Math.abs(Math.atan2(z, Math.abs(x))));
  light += 1.15 * band(fromEnd, 25, 6) * ease(8, 11, elevation) * (1 - ease(26, 42, elevation));
  return light;
}
