import { PAINTS, type Paint, type PaintFamily } from '../pictures/paint';
import { facesOf, type BodyStyle, type StudioFace } from '../pictures/picture-address';
import type { Chance } from './chance';

/** How often a colour is seen on British roads, by hundredths of new cars of the last years. */
const CAR_COLOURS: Readonly<Record<PaintFamily, number>> = {
  Grey: 25,
  Black: 20,
  White: 17,
  Blue: 17,
  Red: 9,
  Silver: 7,
  Green: 3,
  Orange: 2,
  Yellow: 1,
  Brown: 1,
  Beige: 1,
};

const VAN_COLOURS: Readonly<Record<PaintFamily, number>> = {
  ...CAR_COLOURS,
  White: 62,
  Silver: 16,
  Grey: 18,
  Blue: 14,
  Black: 12,
};

interface Chosen {
  readonly paint: Paint;
  readonly weight: number;
}

function weighed(shares: Readonly<Record<PaintFamily, number>>): readonly Chosen[] {
  const inFamily = (family: PaintFamily): number =>
    PAINTS.filter((paint) => paint.family === family).length;
  return PAINTS.map((paint) => ({
    paint,
    weight: shares[paint.family] / inFamily(paint.family),
  }));
}

const CHOICES = { cars: weighed(CAR_COLOURS), van: weighed(VAN_COLOURS) };
const weightOf = ({ weight }: Chosen): number => weight;

/** A paint as likely as it is common on cars, or on vans. */
export const choosePaint = (chance: Chance, category: 'cars' | 'van'): Paint =>
  chance.weighted(CHOICES[category], weightOf).paint;

/** A paint of the colour a feed names ("Dark Blue", "Gray"); `undefined` where it names none we have. */
export function knownPaintForColour(
  chance: Chance,
  category: 'cars' | 'van',
  colour: string,
): Paint | undefined {
  const words = colour.toLowerCase().replace('gray', 'grey').replace('bronze', 'brown');
  const fitting = CHOICES[category].filter(({ paint }) =>
    words.includes(paint.family.toLowerCase()),
  );
  return fitting.length === 0 ? undefined : chance.weighted(fitting, weightOf).paint;
}

/** The same, or a paint left to chance. */
export const paintForColour = (chance: Chance, category: 'cars' | 'van', colour: string): Paint =>
  knownPaintForColour(chance, category, colour) ?? choosePaint(chance, category);

/** Well mixed in its low bits, so that the faces of a style come out about even. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The nose that needs least air: closed where the style has such a face, else without a mesh. */
const electricFaceOf = (style: BodyStyle): StudioFace => (facesOf(style).includes('c') ? 'c' : 'a');

/**
 * Which face a model wears: always the same for one model and what drives it, so that two Fiestas look like Fiestas,
 * and an electric car needs no grille.
 */
export function faceOf(
  style: BodyStyle,
  makeSlug: string,
  rangeSlug: string,
  fuel: string | null,
): StudioFace {
  if (fuel?.toLowerCase() === 'electric') return electricFaceOf(style);
  const faces = facesOf(style);
  return faces[mixed(`${makeSlug}:${rangeSlug}`) % faces.length] ?? 'a';
}
