import { loadSharp } from '../pictures/load-sharp';
import type { NewAttachment } from './attachment-store';

/** The longest side that a person needs to judge damage. Pixels. */
const LONGEST_SIDE = 2000;
/** A picture of more is a trap: some bytes that unpack to gigabytes. */
const MOST_PIXELS = 100_000_000;

const TYPES = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

const isTaken = (format: string | undefined): format is keyof typeof TYPES =>
  format !== undefined && Object.hasOwn(TYPES, format);

/**
 * The picture of a file and nothing else: drawn anew, upright, so that place, time, device, small
 * copies and whatever else was in the file are gone (EN-7). Nothing where it is none, or of a kind
 * that is not taken.
 */
export async function pictureAlone(
  file: Buffer,
): Promise<Pick<NewAttachment, 'type' | 'bytes'> | undefined> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!isTaken(format)) return undefined;
    const bytes = await picture
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toFormat(format, { quality: 85 })
      .toBuffer();
    return { type: TYPES[format], bytes };
  } catch {
    return undefined;
  }
}
