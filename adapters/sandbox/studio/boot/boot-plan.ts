import type { BodyStyle } from '../../pictures/picture-address';
import { BODY_SHAPES } from '../shapes/body-shapes';

/** How a style opens at the back. */
export type Opening = 'tailgate' | 'lid' | 'twin-doors' | 'drop-tail';

/** The back of a vehicle in numbers, metres: x to the right, y up, z towards the camera; the tail is at z 0. */
export interface BootPlan {
  readonly opening: Opening;
  readonly width: number;
  /** Top of the roof, or of the deck a lid closes. */
  readonly top: number;
  /** Height of the sill things are lifted over. */
  readonly sill: number;
  /** Height of the floor of the load space. */
  readonly floor: number;
  /** Half width of the opening at the sill and at its top. */
  readonly half: readonly [number, number];
  /** Depth to the seat backs, the bulkhead or the cab. */
  readonly depth: number;
  /** Height of the widest part, above which the sides lean in. */
  readonly shoulder: number;
  readonly cladding: boolean;
}

const OPENINGS: Readonly<Record<BodyStyle, readonly [Opening, sill: number, depth: number]>> = {
  city: ['tailgate', 0.72, 0.5],
  'three-door': ['tailgate', 0.72, 0.5],
  hatchback: ['tailgate', 0.7, 0.72],
  estate: ['tailgate', 0.63, 1.05],
  suv: ['tailgate', 0.77, 0.85],
  mpv: ['tailgate', 0.64, 0.8],
  saloon: ['lid', 0.7, 1],
  coupe: ['lid', 0.7, 0.9],
  convertible: ['lid', 0.7, 0.8],
  pickup: ['drop-tail', 0.86, 1.5],
  'panel-van': ['twin-doors', 0.6, 2.4],
  'crew-van': ['twin-doors', 0.6, 1.7],
};

export function bootPlan(style: BodyStyle): BootPlan {
  const shape = BODY_SHAPES[style];
  const [opening, sill, depth] = OPENINGS[style];
  const width = shape.width;
  const deckHeight = 1.06;
  const isOpenAbove = opening === 'lid' || opening === 'drop-tail';
  return {
    opening,
    width,
    top: opening === 'drop-tail' ? 1.32 : isOpenAbove ? deckHeight : shape.height - 0.02,
    sill,
    floor:
      opening === 'lid'
        ? sill - 0.22
        : opening === 'twin-doors' || opening === 'drop-tail'
          ? sill
          : sill - 0.1,
    half:
      opening === 'twin-doors'
        ? [width / 2 - 0.14, width / 2 - 0.16]
        : opening === 'drop-tail'
          ? [width / 2 - 0.13, width / 2 - 0.13]
          : [width / 2 - 0.25, width / 2 - 0.3],
    depth,
    shoulder: opening === 'twin-doors' ? 1.2 : 0.98,
    cladding: shape.features.cladding === true,
  };
}
