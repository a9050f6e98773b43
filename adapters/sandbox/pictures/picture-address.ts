import { findPaint } from './paint';
import { TURNTABLE_VIEWS, TURNTABLE_WIDTH, type TurntableView } from './turntable-frames';

/** Body styles the studio can picture. */
export const BODY_STYLES = [
  'city',
  'three-door',
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

/** What a gallery shows after the views from outside: not taken on the stage, but traced. */
export const DETAIL_VIEWS = [
  'dashboard-manual',
  'dashboard-automatic',
  'seats-manual',
  'seats-automatic',
  'boot',
  'wheel',
] as const;
export type DetailView = (typeof DETAIL_VIEWS)[number];

/** A view of a gallery, or a frame of a turn. */
export type PictureView = StudioView | DetailView | TurntableView;

/** Widths in pixels; every picture is 16:10. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** For the strip beneath a gallery, where a picture is as wide as a finger, on the sharpest of screens. */
export const STRIP_WIDTH = 160;

/** One picture of one vehicle look: enough to render it, and no more. */
export interface PictureSubject {
  readonly style: BodyStyle;
  readonly face: StudioFace;
  /** Slug of a known paint (see `PAINTS`). */
  readonly paint: string;
  readonly view: PictureView;
  /** Frames of a turn come in `TURNTABLE_WIDTH` only, all else in `PICTURE_WIDTHS` and `STRIP_WIDTH`. */
  readonly width: PictureWidth | typeof STRIP_WIDTH | typeof TURNTABLE_WIDTH;
  /** Registration on its number plates, lower case without spaces (see `plateSlug`); blank plates without it. */
  readonly plate?: string;
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

/** Where a picture is served from, e.g. `/pictures/hatchback-a/signal-red/side-ab12cde-640.webp`. */
export function pictureAddress({ style, face, paint, view, width, plate }: PictureSubject): string {
  const worn = plate === undefined ? '' : `-${plate}`;
  return `/pictures/${style}-${face}/${paint}/${view}${worn}-${String(width)}.webp`;
}

/** The picture shown while, or instead of, a real one. */
export const placeholderAddress = (width: PictureWidth): string =>
  `/pictures/placeholder-${String(width)}.webp`;

/**
 * A registration as addresses have it, `AB12 CDE` as `ab12cde`; `undefined` when it could not be a British
 * one, which has one to seven letters and digits.
 */
export function plateSlug(registration: string): string | undefined {
  const plate = registration.replace(/\s/g, '').toLowerCase();
  return /^[a-z0-9]{1,7}$/.test(plate) ? plate : undefined;
}

/** The views a number plate can be read on. */
export const PLATE_VIEWS: readonly StudioView[] = [
  'front-three-quarter',
  'rear-three-quarter',
  'front',
  'rear',
];

const VIEWS: readonly PictureView[] = [...STUDIO_VIEWS, ...DETAIL_VIEWS, ...TURNTABLE_VIEWS];

/**
 * The inverse of {@link pictureAddress}. Anything else, including a paint, face or size we do not have,
 * is `undefined`: the result is safe to build a file name from.
 */
export function parsePictureAddress(path: string): PictureSubject | undefined {
  const parts = /^\/pictures\/([a-z-]+)-([a-z])\/([a-z-]+)\/([a-z0-9-]+)-(\d+)\.webp$/.exec(path);
  const [, styleName, faceName, paintSlug, shown = '', widthName] = parts ?? [];

  const style = BODY_STYLES.find((known) => known === styleName);
  const paint = findPaint(paintSlug ?? '')?.slug;
  const view =
    VIEWS.find((known) => shown === known) ??
    VIEWS.find((known) => plateAfter(known, shown) !== undefined);
  if (style === undefined || paint === undefined || view === undefined) return undefined;

  const face = facesOf(style).find((known) => known === faceName);
  const width = widthsOf(view).find((known) => String(known) === widthName);
  if (face === undefined || width === undefined) return undefined;

  const plate = plateAfter(view, shown);
  return { style, face, paint, view, width, ...(plate === undefined ? {} : { plate }) };
}

/** The registration that follows a view in an address. */
const plateAfter = (view: PictureView, shown: string): string | undefined =>
  shown.startsWith(`${view}-`)
    ? /^[a-z0-9]{1,7}$/.exec(shown.slice(view.length + 1))?.[0]
    : undefined;

const widthsOf = (view: PictureView): readonly PictureSubject['width'][] =>
  TURNTABLE_VIEWS.some((frame) => frame === view)
    ? [TURNTABLE_WIDTH]
    : [STRIP_WIDTH, ...PICTURE_WIDTHS];

/** The width a placeholder address asks for, or `undefined` when it is not one. */
export function parsePlaceholderAddress(path: string): PictureWidth | undefined {
  return PICTURE_WIDTHS.find((width) => placeholderAddress(width) === path);
}
