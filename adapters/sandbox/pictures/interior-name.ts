import type { BodyStyle, DetailView, PictureWidth, StudioFace } from './picture-address';

/** The cabins the studio has furnished. */
export const INTERIOR_NAMES = [
  'small-cloth',
  'family-dark',
  'premium-light',
  'suv-black',
  'van-cab',
] as const;
export type InteriorName = (typeof INTERIOR_NAMES)[number];

/** With a gear lever and three pedals, or with a selector and two. */
export type CabinGear = 'manual' | 'automatic';

/** What of a cabin is pictured, each with either gearbox. */
export const CABIN_VIEWS = [
  'dashboard-manual',
  'dashboard-automatic',
  'seats-manual',
  'seats-automatic',
] as const satisfies readonly DetailView[];
export type CabinView = (typeof CABIN_VIEWS)[number];

const BY_STYLE: Readonly<Record<BodyStyle, Readonly<Record<StudioFace, InteriorName>>>> = {
  city: { a: 'small-cloth', b: 'small-cloth', c: 'small-cloth' },
  'three-door': { a: 'small-cloth', b: 'small-cloth', c: 'small-cloth' },
  hatchback: { a: 'family-dark', b: 'small-cloth', c: 'family-dark' },
  saloon: { a: 'family-dark', b: 'premium-light', c: 'suv-black' },
  estate: { a: 'family-dark', b: 'premium-light', c: 'family-dark' },
  suv: { a: 'suv-black', b: 'premium-light', c: 'suv-black' },
  coupe: { a: 'suv-black', b: 'premium-light', c: 'suv-black' },
  convertible: { a: 'premium-light', b: 'suv-black', c: 'premium-light' },
  mpv: { a: 'family-dark', b: 'small-cloth', c: 'family-dark' },
  pickup: { a: 'suv-black', b: 'family-dark', c: 'suv-black' },
  'panel-van': { a: 'van-cab', b: 'van-cab', c: 'van-cab' },
  'crew-van': { a: 'van-cab', b: 'van-cab', c: 'van-cab' },
};

/** The cabin a look is pictured with. Several looks share one: a cabin says nothing of the paint outside. */
export const interiorOf = (style: BodyStyle, face: StudioFace): InteriorName =>
  BY_STYLE[style][face];

/** A finished picture of a cabin, relative to the studio's pictures. */
export const cabinFile = (name: InteriorName, view: CabinView, width: PictureWidth): string =>
  `composed/cabins/${name}/${view}-${String(width)}.webp`;
