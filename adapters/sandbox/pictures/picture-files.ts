import { resolve } from 'node:path';

import {
  pictureAddress,
  type BodyStyle,
  type PictureSubject,
  type PictureView,
  type PictureWidth,
  type StudioFace,
} from './picture-address';

/**
 * Where the studio keeps what it has made, next to its source: looked for from the folder the site is started
 * in, as `dist` is, since built code lies elsewhere than its source.
 */
export const STUDIO_PICTURES: string = resolve('adapters/sandbox/studio/pictures');

/** One look from one side: what a pair of layers is made for. */
export interface LayerSubject {
  readonly style: BodyStyle;
  readonly face: StudioFace;
  readonly view: PictureView;
}

/** The two layers every paint is composed from, relative to the studio's pictures. */
export const layerFiles = ({
  style,
  face,
  view,
}: LayerSubject): { readonly black: string; readonly tint: string } => ({
  black: `layers/${style}-${face}/${view}.black.webp`,
  tint: `layers/${style}-${face}/${view}.tint.webp`,
});

/** A finished picture, relative to the studio's pictures or to a cache folder: its address without the root. */
export const composedFile = (subject: PictureSubject): string =>
  pictureAddress(subject).replace('/pictures/', 'composed/');

export const placeholderFile = (width: PictureWidth): string =>
  `composed/placeholder-${String(width)}.webp`;
