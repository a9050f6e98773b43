import type { GalleryPicture } from '../../../core/gallery/public';
import { WINTER_SALE_WORDS } from '../../copy/gallery-copy';
import { PLACEHOLDER } from '../vehicle-card/card-photos';

/** A picture as the gallery shows it: small in the strip, large on the stage, whole in the lightbox. */
export interface GalleryPhoto {
  readonly thumb: string;
  readonly src: string;
  readonly srcSet?: string;
  readonly large: string;
  readonly original?: string;
  readonly alt: string;
  readonly caption?: string;
}

/** Of every picture and of the room that is kept for it. */
export const PHOTO_WIDTH = 1280;
export const PHOTO_HEIGHT = 800;

const WINTER_SALE_PICTURE = '/winter-sale.svg';

const winterSale: GalleryPhoto = {
  thumb: WINTER_SALE_PICTURE,
  src: WINTER_SALE_PICTURE,
  large: WINTER_SALE_PICTURE,
  alt: WINTER_SALE_WORDS,
  caption: WINTER_SALE_WORDS,
};

/** What the stage shows of a vehicle without pictures (GAL-06). */
export const noPhoto = (title: string): GalleryPhoto => ({
  thumb: PLACEHOLDER,
  src: PLACEHOLDER,
  large: PLACEHOLDER,
  alt: `${title}: no pictures yet`,
});

export const galleryPhotos = (
  pictures: readonly GalleryPicture[],
  title: string,
): readonly GalleryPhoto[] =>
  pictures.map((one, place) => {
    if (one.kind === 'winter-sale') return winterSale;
    const { thumb, medium, large, original, caption } = one.picture;
    const isDrawnInSizes = new Set([thumb, medium, large]).size === 3;
    const told = caption ?? (place === 0 ? undefined : `picture ${place + 1}`);
    return {
      thumb,
      src: medium,
      ...(isDrawnInSizes && { srcSet: `${medium} 640w, ${large} 1280w` }),
      large,
      ...(original !== undefined && { original }),
      alt: told === undefined ? title : `${title}: ${told}`,
      ...(caption !== undefined && { caption }),
    };
  });
