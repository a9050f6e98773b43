import type { Film } from './film';

/** Where the coarse film lies: its pixels to one of the sharp film, and where the sharp one begins on it. */
export interface LentFrom {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Gives a sharp film the light of a coarser one, each pixel from those neighbours that lie on its own surface. */
export function lentLight(sharp: Film, coarse: Film, { scale, left, top }: LentFrom): void {
  for (let row = 0; row < sharp.height; row++) {
    for (let column = 0; column < sharp.width; column++) {
      const here = row * sharp.width + column;
      if ((sharp.cover[here] ?? 0) === 0) continue;
      const x = (column + 0.5) * scale - 0.5 + left;
      lend(sharp, here, coarse, x, (row + 0.5) * scale - 0.5 + top);
    }
  }
}

function lend(sharp: Film, here: number, coarse: Film, x: number, y: number): void {
  const three = here * 3;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  let [sum, red, green, blue, shineSum, shineRed, shineGreen, shineBlue] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let dy = -1; dy <= 2; dy++) {
    for (let dx = -1; dx <= 2; dx++) {
      const [column, row] = [left + dx, top + dy];
      if (column < 0 || row < 0 || column >= coarse.width || row >= coarse.height) continue;
      const there = row * coarse.width + column;
      if ((coarse.cover[there] ?? 0) === 0) continue;
      const near = Math.exp(-1.4 * ((column - x) ** 2 + (row - y) ** 2));
      const alike = likeness(sharp, three, coarse, there * 3);
      const weight = near * (alike + 1e-5);
      sum += weight;
      red += weight * (coarse.light[there * 3] ?? 0);
      green += weight * (coarse.light[there * 3 + 1] ?? 0);
      blue += weight * (coarse.light[there * 3 + 2] ?? 0);
      const rough = (coarse.roughness[there] ?? 0) - (sharp.roughness[here] ?? 0);
      const shineWeight = weight * (Math.exp(-14 * Math.abs(rough)) + 1e-4);
      shineSum += shineWeight;
      shineRed += shineWeight * (coarse.shine[there * 3] ?? 0);
      shineGreen += shineWeight * (coarse.shine[there * 3 + 1] ?? 0);
      shineBlue += shineWeight * (coarse.shine[there * 3 + 2] ?? 0);
    }
  }
  if (sum === 0) return;
  sharp.light.set([red / sum, green / sum, blue / sum], three);
  sharp.shine.set([shineRed / shineSum, shineGreen / shineSum, shineBlue / shineSum], three);
}

/** 1 for spots of one plane facing the same way, towards 0 for anything else. */
function likeness(one: Film, a: number, other: Film, b: number): number {
  const nx = one.normal[a] ?? 0;
  const ny = one.normal[a + 1] ?? 0;
  const nz = one.normal[a + 2] ?? 0;
  const facing =
    nx * (other.normal[b] ?? 0) + ny * (other.normal[b + 1] ?? 0) + nz * (other.normal[b + 2] ?? 0);
  if (facing <= 0) return 0;
  const off =
    nx * ((other.place[b] ?? 0) - (one.place[a] ?? 0)) +
    ny * ((other.place[b + 1] ?? 0) - (one.place[a + 1] ?? 0)) +
    nz * ((other.place[b + 2] ?? 0) - (one.place[a + 2] ?? 0));
  return facing ** 16 * Math.exp(-Math.abs(off) / 0.006);
}
