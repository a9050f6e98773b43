import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  BODY_STYLES,
  facesOf,
  type PictureView,
  type StudioView,
} from '../../pictures/picture-address';
import { STUDIO_PICTURES } from '../../pictures/picture-files';
import { PLATES_FILE, plateKey, type FiledPlate } from '../../pictures/plates-on-pictures';
import { TURNTABLE_VIEWS } from '../../pictures/turntable-frames';
import { openPage } from '../open-page';
import { TURNED_LOOKS } from '../../pictures/turned-looks';

const OUTSIDE: readonly StudioView[] = [
  'front-three-quarter',
  'side',
  'rear-three-quarter',
  'front',
  'rear',
];

/** Works out from bodies and cameras where the plate is on every picture, and files it. Takes no pictures. */
export async function keepPlates(say: (line: string) => void): Promise<void> {
  const { page, close } = await openPage(new URL('plate-program.ts', import.meta.url));
  const rows: string[] = [];
  try {
    for (const style of BODY_STYLES) {
      for (const face of facesOf(style)) {
        const isTurned = TURNED_LOOKS.some((look) => look.style === style && look.face === face);
        const frames = isTurned ? TURNTABLE_VIEWS : [];
        const views: readonly PictureView[] = [...OUTSIDE, ...frames];
        const plates = await page.evaluate(
          ([s, f, v]) => globalThis.plateProgram.platesOf(s, f, v),
          [style, face, views] as const,
        );
        for (const view of views) {
          const plate: FiledPlate | undefined = plates[view];
          if (plate !== undefined)
            rows.push(`"${plateKey({ style, face, view })}": ${JSON.stringify(plate)}`);
        }
        say(`${style}-${face}: ${String(Object.keys(plates).length)} plates`);
      }
    }
  } finally {
    await close();
  }
  await writeFile(join(STUDIO_PICTURES, PLATES_FILE), `{\n${rows.join(',\n')}\n}\n`);
}
