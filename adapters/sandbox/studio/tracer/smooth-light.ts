import type { Film } from './film';

/** Weights of the five-tap spline filter, applied at ever wider steps. */
const TAPS = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16] as const;

/** Takes the noise out of the film's light and shine, without carrying either across edges. */
export function smoothLight(film: Film): void {
  smoothed(film, film.light, film.lightNoise, 5, 0);
  smoothed(film, film.shine, film.shineNoise, 3, 1);
}

/**
 * Averages over neighbours on the same surface whose light differs by no more than noise explains
 * (after Dammertz 2010 and Schied 2017).
 */
function smoothed(
  film: Film,
  plane: Float32Array,
  noise: Float32Array,
  passes: number,
  likeRoughness: 0 | 1,
): void {
  const { width, height, normal, place, cover, roughness } = film;
  let variance = blurred(noise, width, height);
  const next = new Float32Array(plane.length);
  const grey = (index: number): number =>
    ((plane[index * 3] ?? 0) + (plane[index * 3 + 1] ?? 0) + (plane[index * 3 + 2] ?? 0)) / 3;
  for (let pass = 0; pass < passes; pass++) {
    const step = 1 << pass;
    const nextVariance = new Float32Array(variance.length);
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; column++) {
        const here = row * width + column;
        if ((cover[here] ?? 0) === 0) continue;
        const nx = normal[here * 3] ?? 0;
        const ny = normal[here * 3 + 1] ?? 0;
        const nz = normal[here * 3 + 2] ?? 0;
        const px = place[here * 3] ?? 0;
        const py = place[here * 3 + 1] ?? 0;
        const pz = place[here * 3 + 2] ?? 0;
        const mine = grey(here);
        const tolerance = 3.2 * Math.sqrt(variance[here] ?? 0) + 0.008;
        let [r, g, b, sum, spread] = [0, 0, 0, 0, 0];
        for (let dy = -2; dy <= 2; dy++) {
          const otherRow = row + dy * step;
          if (otherRow < 0 || otherRow >= height) continue;
          for (let dx = -2; dx <= 2; dx++) {
            const otherColumn = column + dx * step;
            if (otherColumn < 0 || otherColumn >= width) continue;
            const there = otherRow * width + otherColumn;
            if ((cover[there] ?? 0) === 0) continue;
            const facing =
              nx * (normal[there * 3] ?? 0) +
              ny * (normal[there * 3 + 1] ?? 0) +
              nz * (normal[there * 3 + 2] ?? 0);
            if (facing < 0.6) continue;
            const off = Math.abs(
              nx * ((place[there * 3] ?? 0) - px) +
                ny * ((place[there * 3 + 1] ?? 0) - py) +
                nz * ((place[there * 3 + 2] ?? 0) - pz),
            );
            const apart = Math.abs(grey(there) - mine);
            let weight =
              (TAPS[dx + 2] ?? 0) *
              (TAPS[dy + 2] ?? 0) *
              Math.pow(facing, 24) *
              Math.exp(-off / 0.012 - apart / tolerance);
            if (likeRoughness === 1)
              weight *= Math.exp(-Math.abs((roughness[there] ?? 0) - (roughness[here] ?? 0)) * 12);
            r += (plane[there * 3] ?? 0) * weight;
            g += (plane[there * 3 + 1] ?? 0) * weight;
            b += (plane[there * 3 + 2] ?? 0) * weight;
            spread += (variance[there] ?? 0) * weight * weight;
            sum += weight;
          }
        }
        if (sum < 1e-9) {
          next.set(plane.subarray(here * 3, here * 3 + 3), here * 3);
          nextVariance[here] = variance[here] ?? 0;
          continue;
        }
        next[here * 3] = r / sum;
        next[here * 3 + 1] = g / sum;
        next[here * 3 + 2] = b / sum;
        nextVariance[here] = spread / (sum * sum);
      }
    }
    plane.set(next);
    variance = nextVariance;
  }
}

/** Single pixels judge their own noise badly, so neighbours are asked too. */
function blurred(values: Float32Array, width: number, height: number): Float32Array {
  const result = new Float32Array(values.length);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let [sum, count] = [0, 0];
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          const [y, x] = [row + dy, column + dx];
          if (y < 0 || y >= height || x < 0 || x >= width) continue;
          sum += values[y * width + x] ?? 0;
          count++;
        }
      }
      result[row * width + column] = sum / count;
    }
  }
  return result;
}
