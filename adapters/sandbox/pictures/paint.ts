/** The plain colour a customer filters by. */
export type PaintFamily =
  | 'White'
  | 'Black'
  | 'Silver'
  | 'Grey'
  | 'Blue'
  | 'Red'
  | 'Green'
  | 'Orange'
  | 'Yellow'
  | 'Brown'
  | 'Beige';

/** Metallic paints sparkle and darken towards the edge; solid ones are one flat colour under lacquer. */
export type PaintFinish = 'metallic' | 'solid';

/** A colour a used car can be pictured in. */
export interface Paint {
  /** Stable, URL-safe name: part of every picture address. */
  readonly slug: string;
  /** What the maker would call it, as printed on an advert. */
  readonly name: string;
  readonly family: PaintFamily;
  /** Base colour as sRGB `#rrggbb`, for swatches and for tinting the pictures. */
  readonly hex: `#${string}`;
  readonly finish: PaintFinish;
}

/** Every paint there are pictures for, commonest colours first within a family. */
export const PAINTS: readonly Paint[] = [
  {
    slug: 'glacier-white',
    name: 'Glacier White',
    family: 'White',
    hex: '#EDEFEF',
    finish: 'solid',
  },
  { slug: 'pearl-white', name: 'Pearl White', family: 'White', hex: '#E6E3DA', finish: 'metallic' },
  { slug: 'jet-black', name: 'Jet Black', family: 'Black', hex: '#0C0D0F', finish: 'solid' },
  {
    slug: 'panther-black',
    name: 'Panther Black',
    family: 'Black',
    hex: '#191B20',
    finish: 'metallic',
  },
  {
    slug: 'platinum-silver',
    name: 'Platinum Silver',
    family: 'Silver',
    hex: '#B9BDC2',
    finish: 'metallic',
  },
  {
    slug: 'moondust-silver',
    name: 'Moondust Silver',
    family: 'Silver',
    hex: '#A6A8A5',
    finish: 'metallic',
  },
  {
    slug: 'graphite-grey',
    name: 'Graphite Grey',
    family: 'Grey',
    hex: '#484C52',
    finish: 'metallic',
  },
  { slug: 'slate-grey', name: 'Slate Grey', family: 'Grey', hex: '#777D82', finish: 'solid' },
  {
    slug: 'atlantic-blue',
    name: 'Atlantic Blue',
    family: 'Blue',
    hex: '#1F4E8C',
    finish: 'metallic',
  },
  {
    slug: 'midnight-blue',
    name: 'Midnight Blue',
    family: 'Blue',
    hex: '#15213F',
    finish: 'metallic',
  },
  {
    slug: 'harbour-blue',
    name: 'Harbour Blue',
    family: 'Blue',
    hex: '#5C86A8',
    finish: 'metallic',
  },
  { slug: 'signal-red', name: 'Signal Red', family: 'Red', hex: '#B8141A', finish: 'solid' },
  { slug: 'garnet-red', name: 'Garnet Red', family: 'Red', hex: '#6E1220', finish: 'metallic' },
  {
    slug: 'racing-green',
    name: 'Racing Green',
    family: 'Green',
    hex: '#1C4632',
    finish: 'metallic',
  },
  {
    slug: 'ember-orange',
    name: 'Ember Orange',
    family: 'Orange',
    hex: '#D2561A',
    finish: 'metallic',
  },
  {
    slug: 'saffron-yellow',
    name: 'Saffron Yellow',
    family: 'Yellow',
    hex: '#E3B01C',
    finish: 'solid',
  },
  {
    slug: 'chestnut-bronze',
    name: 'Chestnut Bronze',
    family: 'Brown',
    hex: '#5B4231',
    finish: 'metallic',
  },
  { slug: 'dune-beige', name: 'Dune Beige', family: 'Beige', hex: '#B7A98E', finish: 'metallic' },
];

const paintsBySlug: ReadonlyMap<string, Paint> = new Map(
  PAINTS.map((paint) => [paint.slug, paint]),
);

/** The paint with this slug, or `undefined` when we have no such paint. */
export const findPaint = (slug: string): Paint | undefined => paintsBySlug.get(slug);
