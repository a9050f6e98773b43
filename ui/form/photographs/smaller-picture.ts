import type { Photograph } from '../../../core/enquiry/public';

/** What a person needs to judge damage. Pixels. */
const LONGEST_SIDE = 2000;
const QUALITY = 0.85;

/** Of the copy that is listed, as long as the page stands. Pixels. */
const SMALL_SIDE = 320;

/** A photograph, and the address of a small copy to be shown. */
export interface SmallerPicture extends Photograph {
  readonly address: string;
}

/** What is drawn anew is a JPEG, whatever it was. */
const asJpeg = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;

/**
 * A photograph as it is sent: upright, its longest side at most 2,000 pixels, and drawn anew, so that
 * the place where it was taken and all else that the file tells stay on the device (EN-7). Nothing
 * where this browser cannot read it, as most cannot read HEIC.
 */
export async function smallerPicture(file: File): Promise<SmallerPicture | undefined> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const whole = drawnWithin(picture, LONGEST_SIDE);
    const address = drawnWithin(picture, SMALL_SIDE).toDataURL('image/jpeg', QUALITY);
    picture.close();
    const drawn = await new Promise<Blob | null>((resolve) => {
      whole.toBlob(resolve, 'image/jpeg', QUALITY);
    });
    if (drawn === null) return undefined;
    const bytes = new Uint8Array(await drawn.arrayBuffer());
    return { name: asJpeg(file.name), type: 'image/jpeg', bytes, address };
  } catch {
    return undefined;
  }
}

/** @throws where this browser draws nothing. */
function drawnWithin(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const share = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * share));
  canvas.height = Math.max(1, Math.round(picture.height * share));
  const drawing = canvas.getContext('2d');
  if (drawing === null) throw new Error('Nothing can be drawn');
  // What is clear in a picture would turn black.
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
