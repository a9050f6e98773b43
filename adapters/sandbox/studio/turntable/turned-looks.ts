import {
  BODY_STYLES,
  facesOf,
  type BodyStyle,
  type StudioFace,
} from '../../pictures/picture-address';

/** A look that has been round the turntable itself. */
export interface TurnedLook {
  readonly style: BodyStyle;
  readonly face: StudioFace;
}

/** Commonest in stock first, for a run that is broken off. */
const BY_FREQUENCY: readonly BodyStyle[] = [
  'hatchback',
  'suv',
  'city',
  'saloon',
  'estate',
  'panel-van',
];

/** Further faces met so often that another face's frames would be noticed, at 0.8 MB each. */
const COMMON_FACES: readonly TurnedLook[] = [
  { style: 'suv', face: 'b' },
  { style: 'suv', face: 'c' },
  { style: 'city', face: 'b' },
  { style: 'hatchback', face: 'c' },
  { style: 'panel-van', face: 'c' },
];

/** The first face of every style, which the store lends to the others, and the commonest of those. */
export const TURNED_LOOKS: readonly TurnedLook[] = [
  ...[...new Set([...BY_FREQUENCY, ...BODY_STYLES])].map((style) => ({
    style,
    face: facesOf(style)[0],
  })),
  ...COMMON_FACES,
];
