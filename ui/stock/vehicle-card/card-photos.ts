import type { CardPictures, Picture } from '../../../core/stock/public';
import type { StripPhoto } from '../../parts/photo-strip/photo-strip';

/** The picture that stands for a missing one (ERR-33). */
export const PLACEHOLDER = '/pictures/placeholder-640.webp';

const WIDTH = 640;
const HEIGHT = 400;

const sourcesOf = ({ thumb, medium, large }: Picture): string | undefined =>
  new Set([thumb, medium, large]).size === 3
    ? `${thumb} 320w, ${medium} 640w, ${large} 1280w`
    : undefined;

/**
 * The photos of a card. Literally read, a vehicle with one picture shows the placeholder (CG-088);
 * the setting may keep a single real picture.
 */
export function photosOf(
  pictures: CardPictures,
  title: string,
  placeholderWhen: 'one-or-none' | 'none-only',
): readonly StripPhoto[] {
  const all = pictures.kind === 'placeholder' ? [] : pictures.pictures;
  if (all.length === 0 || (all.length === 1 && placeholderWhen === 'one-or-none')) {
    return [{ src: PLACEHOLDER, alt: `${title}: no pictures yet`, width: WIDTH, height: HEIGHT }];
  }
  return all.map((picture, place) => ({
    src: picture.medium,
    srcSet: sourcesOf(picture),
    alt: place === 0 ? title : `${title}, picture ${place + 1}`,
    width: WIDTH,
    height: HEIGHT,
    original: picture.original,
    placeholder: PLACEHOLDER,
  }));
}
