import type { Picture, VehicleInFull } from '../../stock/public';

/** When a placeholder stands instead of pictures: GAL-06 to the letter, or only where there is none (CG-088). */
export type PlaceholderWhen = 'one-or-none' | 'none-only';

/** A picture of the vehicle, or the one that announces the winter sale. */
export type GalleryPicture =
  { readonly kind: 'picture'; readonly picture: Picture } | { readonly kind: 'winter-sale' };

/** The feed's mark for vehicles in the winter sale (GAL-08). */
const WINTER_SALE = 'winter_sale';
/** Second place, so that the vehicle stays the lead picture (CG-087). */
const WINTER_SALE_PLACE = 1;
/** The sale's picture joins more pictures than this (GAL-08). */
const FEW_PICTURES = 2;

const showsPlaceholder = (count: number, when: PlaceholderWhen): boolean =>
  count === 0 || (count === 1 && when === 'one-or-none');

/**
 * The pictures of a vehicle's gallery in order; none where the placeholder is to be shown (GAL-06).
 * The winter sale's picture joins them at the second place (GAL-08).
 */
export function galleryPictures(
  { pictures, tags }: Pick<VehicleInFull, 'pictures' | 'tags'>,
  placeholderWhen: PlaceholderWhen,
): readonly GalleryPicture[] {
  if (showsPlaceholder(pictures.length, placeholderWhen)) return [];
  const own = pictures.map((picture): GalleryPicture => ({ kind: 'picture', picture }));
  return tags.includes(WINTER_SALE) && own.length > FEW_PICTURES
    ? own.toSpliced(WINTER_SALE_PLACE, 0, { kind: 'winter-sale' })
    : own;
}
