import { findPaint } from './paint';

/** Body styles the studio can picture. */
export const BODY_STYLES = [
  'city',
  'hatchback',
  'saloon',
  'estate',
  'suv',
  'coupe',
  'convertible',
  'mpv',
  'pickup',
  'panel-van',
  'crew-van',
] as const;
export type BodyStyle = (typeof BODY_STYLES)[number];

/** Which set of lamps, grille and wheels a pictured vehicle wears, so that two hatchbacks need not look alike. */
export const STUDIO_FACES = ['a', 'b', 'c'] as const;
export type StudioFace = (typeof STUDIO_FACES)[number];

/** Where the camera stands. The first is the lead picture of every advert. */
export const STUDIO_VIEWS = [
  'front-three-quarter',
  'side',
  'rear-three-quarter',
  'front',
  'rear',
] as const;
export type StudioView = (typeof STUDIO_VIEWS)[number];

/** Widths in pixels; every picture is 16:10. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** One picture of one vehicle look: enough to render it, and no more. */
export interface PictureSubject {
  readonly style: BodyStyle;
  readonly face: StudioFace;
  /** Slug of a known paint (see `PAINTS`). */
  readonly paint: string;
  readonly view: StudioView;
  readonly width: PictureWidth;
}

/** Styles seen often enough on a results page to deserve a third face. */
const COMMON_STYLES: readonly BodyStyle[] = [
  'city',
  'hatchback',
  'saloon',
  'estate',
  'suv',
  'panel-van',
];

/** The faces a body style comes with, in the order they should be handed out. */
export const facesOf = (style: BodyStyle): readonly [StudioFace, ...StudioFace[]] =>
  COMMON_STYLES.includes(style) ? STUDIO_FACES : ['a', 'b'];

/** Where a picture is served from, e.g. `/pictures/hatchback-a/signal-red/side-640.webp`. */
export const pictureAddress = ({ style, face, paint, view, width }: PictureSubject): string =>
  `/pictures/${style}-${face}/${paint}/${view}-${String(width)}.webp`;

/** The picture shown while, or instead of, a real one. */
export const placeholderAddress = (width: PictureWidth): string =>
  `/pictures/placeholder-${String(width)}.webp`;

/**
 * The inverse of {@link pictureAddress}. Anything else, including a paint, face or size we do not have,
 * is `undefined`: the result is safe to build a file name from.
 */
export function parsePictureAddress(path: string): PictureSubject | undefined {
  const parts = /^\/pictures\/([a-z-]+)-([a-z])\/([a-z-]+)\/([a-z-]+)-(\d+)\.webp$/.exec(path);
  if (parts === null) return undefined;

  const style = BODY_STYLES.find((known) => known === parts[1]);
  const view = STUDIO_VIEWS.find((known) => known === parts[4]);
  const width = PICTURE_WIDTHS.find((known) => String(known) === parts[5]);
  const paint = findPaint(parts[3] ?? '')?.slug;
  if (style === undefined || view === undefined || width === undefined || paint === undefined)
    return undefined;

  const face = facesOf(style).find((known) => known === parts[2]);
  return face === undefined ? undefined : { style, face, paint, view, width };
}

/** The width a placeholder address asks for, or `undefined` when it is not one. */
export function parsePlaceholderAddress(path: string): PictureWidth | undefined {
  return PICTURE_WIDTHS.find((width) => placeholderAddress(width) === path);
}
