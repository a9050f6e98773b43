/**
 * The studio every picture is taken in: a seamless paper wall running into the floor, warm grey at the
 * edges, brightest behind and under the vehicle. It fills the frame, so that it sits as well on a white
 * card as on a dark one.
 */
const STOPS = [
  [0, 0xdd, 0xdf, 0xdc],
  [0.34, 0xea, 0xeb, 0xe8],
  [0.56, 0xf1, 0xf1, 0xee],
  [0.68, 0xec, 0xed, 0xea],
  [1, 0xd8, 0xdb, 0xd8],
] as const;

/** Extra light, in code values, where the vehicle stands, and how far it spreads (shares of the frame). */
const POOL = { light: 9, x: 0.5, y: 0.6, halfWidth: 0.52, halfHeight: 0.34 } as const;

const remembered = new Map<number, Uint8Array>();

/** The empty studio as RGB bytes. Kept per width, since there are only a few and they never change. */
export function backdrop(width: number): Uint8Array {
  const known = remembered.get(width);
  if (known !== undefined) return known;
  const height = (width * 10) / 16;
  const pixels = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const wall = wallAt((row + 0.5) / height);
    for (let column = 0; column < width; column++) {
      const dx = ((column + 0.5) / width - POOL.x) / POOL.halfWidth;
      const dy = ((row + 0.5) / height - POOL.y) / POOL.halfHeight;
      const pool = POOL.light * Math.exp(-1.6 * (dx * dx + dy * dy));
      const start = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel++) {
        // Ordered dither: without it the slow gradient shows as bands.
        const dither = (((column * 5 + row * 3) % 8) - 3.5) / 9;
        pixels[start + channel] = Math.min(252, (wall[channel] ?? 0) + pool + dither + 0.5);
      }
    }
  }
  remembered.set(width, pixels);
  return pixels;
}

/** The wall's colour at a share of the height, eased between its stops. */
function wallAt(share: number): readonly [number, number, number] {
  const next = STOPS.findIndex(([from]) => from >= share);
  const above = STOPS[Math.max(0, next - 1)] ?? STOPS[0];
  const below = STOPS[Math.max(0, next)] ?? STOPS[0];
  const span = below[0] - above[0];
  const t = span === 0 ? 0 : (share - above[0]) / span;
  const eased = t * t * (3 - 2 * t);
  const mix = (from: number, to: number): number => from + (to - from) * eased;
  return [mix(above[1], below[1]), mix(above[2], below[2]), mix(above[3], below[3])];
}
