import { homographyTo, inverseOf, placed, type Corners, type Spot } from './homography';
import { encoded, LINEAR, linearColour } from './linear-light';
import { loadSharp } from './load-sharp';
import { PLATE, plateDrawing } from './plate-layout';

/** The plate of a vehicle that one of its pictures shows. Corners as shares of the picture's width and height. */
export interface PlateOnPicture {
  readonly end: 'front' | 'rear';
  readonly corners: Corners;
}

/** The ink of one registration: 0 for bare plate to 255, row by row. */
export interface PlateInk {
  readonly width: number;
  readonly height: number;
  readonly cover: Uint8Array;
}

/** Pixels of ink to the millimetre: on the largest picture a plate is at most 220 pixels wide. */
const INK_SCALE = 1;

/** Share of the light that ink gives back, in linear light. */
const INK_LIGHT = 0.012;

/** What the blank plates have in the studio, and what they should look like. */
const BLANK = { front: '#e9eae6', rear: '#f0bd0a' } as const;
const WANTED = { front: '#eff0ec', rear: '#ffd500' } as const;

/** Narrower than this many pixels, letters would be smears. */
const LEAST_WIDTH = 22;
const LEAST_HEIGHT = 7;

/** Looks at a pixel this often each way. */
const SAMPLES = 4;

/** Registrations drawn last, since one vehicle's pictures are asked for together; 58 kB each. */
const remembered = new Map<string, Promise<PlateInk>>();
const REMEMBERED = 24;

/** The ink of a registration. */
export function plateInk(plate: string): Promise<PlateInk> {
  const ink = remembered.get(plate) ?? inkOf(plate);
  remembered.delete(plate);
  remembered.set(plate, ink);
  for (const [oldest] of remembered) if (remembered.size > REMEMBERED) remembered.delete(oldest);
  return ink;
}

async function inkOf(plate: string): Promise<PlateInk> {
  const sharp = await loadSharp();
  const pixels = await sharp(Buffer.from(plateDrawing(plate, INK_SCALE)))
    .greyscale()
    .removeAlpha()
    .raw()
    .toBuffer();
  return {
    width: PLATE.width * INK_SCALE,
    height: PLATE.height * INK_SCALE,
    cover: pixels.map((light) => 255 - light),
  };
}

/** Whether a plate is large enough on a picture of this width to be worth lettering. */
export function isLegible({ corners }: PlateOnPicture, width: number): boolean {
  const height = (width * 10) / 16;
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const across = (from: Spot, to: Spot): number =>
    Math.hypot((to[0] - from[0]) * width, (to[1] - from[1]) * height);
  return (
    Math.min(across(topLeft, topRight), across(bottomLeft, bottomRight)) >= LEAST_WIDTH &&
    Math.min(across(topLeft, bottomLeft), across(topRight, bottomRight)) >= LEAST_HEIGHT
  );
}

/**
 * Letters a blank plate in place, on RGB pixels of a 16:10 picture. What is there is only ever multiplied,
 * so shadow and gloss on the plate stay.
 */
export function drawPlate(
  picture: Uint8Array,
  width: number,
  { end, corners }: PlateOnPicture,
  ink: PlateInk,
): void {
  const height = (width * 10) / 16;
  const onPicture = corners.map(([x, y]): Spot => [x * width, y * height]);
  const [a, b, c, d] = onPicture;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return;
  const toPlate = inverseOf(homographyTo([a, b, c, d]));
  const [wanted, blank] = [linearColour(WANTED[end]), linearColour(BLANK[end])];
  const gain = wanted.map((light, channel) => light / (blank[channel] ?? 1));

  const [left, right] = spanOf(
    onPicture.map(([x]) => x),
    width,
  );
  const [top, bottom] = spanOf(
    onPicture.map(([, y]) => y),
    height,
  );
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const { within, inked } = seen(toPlate, ink, column, row);
      if (within === 0) continue;
      const at = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const bare = (within - inked) * (gain[channel] ?? 1);
        const factor = 1 - within + bare + inked * INK_LIGHT;
        const light = LINEAR[picture[at + channel] ?? 0] ?? 0;
        picture[at + channel] = encoded(light * factor);
      }
    }
  }
}

/** The whole pixels that these edges reach into. */
const spanOf = (edges: readonly number[], size: number): readonly [number, number] => [
  Math.max(0, Math.floor(Math.min(...edges))),
  Math.min(size, Math.ceil(Math.max(...edges))),
];

/** Shares of a pixel that are plate, and ink on it. */
function seen(
  toPlate: Parameters<typeof placed>[0],
  ink: PlateInk,
  column: number,
  row: number,
): { readonly within: number; readonly inked: number } {
  let [within, inked] = [0, 0];
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
    const dx = ((sample % SAMPLES) + 0.5) / SAMPLES;
    const dy = (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
    const [u, v] = placed(toPlate, [column + dx, row + dy]);
    if (u < 0 || u >= 1 || v < 0 || v >= 1) continue;
    within += 1;
    const spot = Math.floor(v * ink.height) * ink.width + Math.floor(u * ink.width);
    inked += (ink.cover[spot] ?? 0) / 255;
  }
  return { within: within / SAMPLES ** 2, inked: inked / SAMPLES ** 2 };
}
