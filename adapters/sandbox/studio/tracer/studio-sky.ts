import { at } from '../body/at';
import { studioLight } from '../stage/studio-light';
import type { Sky } from './sky';

/** The same studio the stage lights vehicles with: x towards the tail, y up, z across. */
export function studioSky(): Sky {
  const { data, width, height } = studioLight().image as {
    readonly data: Float32Array;
    readonly width: number;
    readonly height: number;
  };
  return (x, y, z) => {
    const row = Math.floor((Math.acos(Math.max(-1, Math.min(1, -y))) / Math.PI) * height);
    const column = Math.floor(((Math.atan2(z, x) + Math.PI) / (2 * Math.PI)) * width);
    const index = (Math.min(height - 1, row) * width + Math.min(width - 1, column)) * 4;
    return [at(data, index), at(data, index + 1), at(data, index + 2)];
  };
}

/** Light on an open floor under a sky, as a white sheet there would show it. */
export function openLight(sky: Sky): number {
  let sum = 0;
  const rays = 4096;
  for (let ray = 0; ray < rays; ray++) {
    const share = (ray + 0.5) / rays;
    const radius = Math.sqrt(share);
    const turn = ray * 2.399963;
    sum += sky(radius * Math.cos(turn), Math.sqrt(1 - share), radius * Math.sin(turn))[1];
  }
  return sum / rays;
}
