import { BODY_STYLES, facesOf, type BodyStyle, type StudioFace } from './picture-address';

/** A look that has been round the turntable itself. */
export interface LookOnTurntable {
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

/** Further faces met so often that many vehicles would have no turn without, at 0.8 MB each. */
const COMMON_FACES: readonly LookOnTurntable[] = [
  { style: 'suv', face: 'b' },
  { style: 'suv', face: 'c' },
  { style: 'city', face: 'b' },
  { style: 'hatchback', face: 'c' },
  { style: 'panel-van', face: 'c' },
];

/** Too rare for a turn. */
const NEVER_TURNED: readonly BodyStyle[] = ['three-door'];

const TURNED_STYLES = [...new Set([...BY_FREQUENCY, ...BODY_STYLES])].filter(
  (style) => !NEVER_TURNED.includes(style),
);

/** The first face of every style but the rarest, and the commonest of the others. */
export const TURNED_LOOKS: readonly LookOnTurntable[] = [
  ...TURNED_STYLES.map((style) => ({
    style,
    face: facesOf(style)[0],
  })),
  ...COMMON_FACES,
];

/** Whether there are frames of this very look: another face has other lamps, grille and wheels. */
export const isTurned = (style: BodyStyle, face: StudioFace): boolean =>
  TURNED_LOOKS.some((look) => look.style === style && look.face === face);
