import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { PlateOnPicture } from './draw-plate';
import type { Spot } from './homography';
import type { LayerSubject } from './picture-files';

/** Where the number plate is on every picture that shows one, as the studio worked it out. */
export interface PlatesOnPictures {
  readonly plateOn: (subject: LayerSubject) => PlateOnPicture | undefined;
}

/** Relative to the studio's pictures. */
export const PLATES_FILE = 'plates.json';

/** What a plate is filed under. */
export const plateKey = ({ style, face, view }: LayerSubject): string => `${style}-${face}/${view}`;

/** A plate as it is filed: end, then x and y of each corner. */
export type FiledPlate = readonly [PlateOnPicture['end'], ...(readonly number[])];

/** Reads the studio's file; without one, no picture has a plate to letter. */
export async function readPlates(studioFolder: string): Promise<PlatesOnPictures> {
  const filed = await readFiled(join(studioFolder, PLATES_FILE));
  return {
    plateOn: (subject) => {
      const found = filed.get(plateKey(subject));
      return found === undefined ? undefined : plateFrom(found);
    },
  };
}

async function readFiled(path: string): Promise<ReadonlyMap<string, unknown>> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    return new Map();
  }
  const parsed: unknown = JSON.parse(text);
  return new Map(
    typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : undefined,
  );
}

function plateFrom(filed: unknown): PlateOnPicture | undefined {
  if (!Array.isArray(filed)) return undefined;
  const [end, ...numbers] = filed as readonly unknown[];
  const values = numbers.filter((value) => typeof value === 'number');
  if ((end !== 'front' && end !== 'rear') || values.length !== 8) return undefined;
  const corner = (index: number): Spot => [values[index * 2] ?? 0, values[index * 2 + 1] ?? 0];
  return { end, corners: [corner(0), corner(1), corner(2), corner(3)] };
}
