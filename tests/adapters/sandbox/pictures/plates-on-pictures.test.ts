import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { decodeLayers, paintedPixels } from '../../../../adapters/sandbox/pictures/compose-picture';
import { isLegible } from '../../../../adapters/sandbox/pictures/draw-plate';
import { homographyTo, placed } from '../../../../adapters/sandbox/pictures/homography';
import { findPaint } from '../../../../adapters/sandbox/pictures/paint';
import {
  BODY_STYLES,
  facesOf,
  PLATE_VIEWS,
} from '../../../../adapters/sandbox/pictures/picture-address';
import {
  layerFiles,
  STUDIO_PICTURES,
  type LayerSubject,
} from '../../../../adapters/sandbox/pictures/picture-files';
import { PLATES_FILE, readPlates } from '../../../../adapters/sandbox/pictures/plates-on-pictures';

const LOOKS = BODY_STYLES.flatMap((style) => facesOf(style).map((face) => ({ style, face })));
const WIDTH = 640;

/** Colours at some shares across and down a plate, as the picture in jet black has them. */
async function coloursOn(subject: LayerSubject): Promise<readonly (readonly number[])[]> {
  const { plateOn } = await readPlates(STUDIO_PICTURES);
  const paint = findPaint('jet-black');
  const plate = plateOn(subject);
  if (plate === undefined || paint === undefined) return [];
  const files = layerFiles(subject);
  const [black, tint] = await Promise.all([
    readFile(join(STUDIO_PICTURES, files.black)),
    readFile(join(STUDIO_PICTURES, files.tint)),
  ]);
  const pixels = await paintedPixels(await decodeLayers({ black, tint }, WIDTH), paint, WIDTH);
  const onto = homographyTo(plate.corners);
  return [0.06, 0.3, 0.5, 0.7, 0.94].flatMap((u) =>
    [0.2, 0.5, 0.8].map((v) => {
      const [x, y] = placed(onto, [u, v]);
      const at = (Math.floor(y * WIDTH * 0.625) * WIDTH + Math.floor(x * WIDTH)) * 3;
      return [...pixels.subarray(at, at + 3)];
    }),
  );
}

describe('number plates on pictures', () => {
  it('are known for every look from every side that shows one, and large enough at 640 to be read', async () => {
    const { plateOn } = await readPlates(STUDIO_PICTURES);
    for (const look of LOOKS)
      for (const view of PLATE_VIEWS) {
        const plate = plateOn({ ...look, view });
        expect(plate?.end, `${look.style}-${look.face} ${view}`).toBe(view.split('-')[0]);
        expect(plate !== undefined && isLegible(plate, 640)).toBe(true);
        expect(plate?.corners.flat().every((share) => share > 0 && share < 1)).toBe(true);
      }
  });

  it('are not known from the side', async () => {
    const { plateOn } = await readPlates(STUDIO_PICTURES);
    expect(LOOKS.map((look) => plateOn({ ...look, view: 'side' })).filter(Boolean)).toEqual([]);
  });

  it.each(
    LOOKS.filter(({ face }) => face !== 'c').map(
      (look) => [`${look.style}-${look.face}`, look] as const,
    ),
  )(
    'are where the picture of the %s has its blank ones: white in front, yellow behind',
    async (_, look) => {
      const front = await coloursOn({ ...look, view: 'front-three-quarter' });
      expect(front).toHaveLength(15);
      for (const [red = 0, green = 0, blue = 0] of front) {
        expect(Math.min(red, green, blue)).toBeGreaterThan(120);
        expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(24);
      }
      const rear = await coloursOn({ ...look, view: 'rear-three-quarter' });
      expect(rear).toHaveLength(15);
      for (const [red = 0, , blue = 255] of rear) expect(red - blue).toBeGreaterThan(90);
    },
  );

  it('are nowhere when the studio has not worked them out', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plates-'));
    const side = { style: 'suv', face: 'a', view: 'front' } as const;
    expect((await readPlates(folder)).plateOn(side)).toBeUndefined();
    await writeFile(join(folder, PLATES_FILE), '{"suv-a/front": ["front", 0.1, 0.2]}');
    expect((await readPlates(folder)).plateOn(side)).toBeUndefined();
    await rm(folder, { recursive: true });
  });
});
