import { GLYPH, PLATE_GLYPHS } from './plate-glyphs';

/** A British number plate, in millimetres. */
export const PLATE = { width: 520, height: 111 } as const;

const BETWEEN_CHARACTERS = 11;
const BETWEEN_GROUPS = 33;

/** How the registrations of each age fall into two groups: current, prefix, suffix, and without a year either way. */
const FORMS = [
  /^([a-z]{2}\d{2})([a-z]{3})$/,
  /^([a-z]\d{1,3})([a-z]{3})$/,
  /^([a-z]{3})(\d{1,3}[a-z])$/,
  /^([a-z]{1,3})(\d{1,4})$/,
  /^(\d{1,4})([a-z]{1,3})$/,
];

/** The groups a registration is written in: `ab12cde` as AB12 and CDE. One that follows no form stays whole. */
export function plateGroups(plate: string): readonly string[] {
  for (const form of FORMS) {
    const [, first, second] = form.exec(plate) ?? [];
    if (first !== undefined && second !== undefined)
      return [first.toUpperCase(), second.toUpperCase()];
  }
  return [plate.toUpperCase()];
}

/** A character and where its left edge is, in millimetres from the plate's. */
export interface PlacedGlyph {
  readonly character: string;
  readonly x: number;
}

/** A registration set out in the middle of its plate. */
export function plateLayout(plate: string): readonly PlacedGlyph[] {
  const placed: PlacedGlyph[] = [];
  let x = 0;
  for (const group of plateGroups(plate)) {
    if (placed.length > 0) x += BETWEEN_GROUPS - BETWEEN_CHARACTERS;
    for (const character of group) {
      placed.push({ character, x });
      x += widthOf(character) + BETWEEN_CHARACTERS;
    }
  }
  const margin = (PLATE.width - (x - BETWEEN_CHARACTERS)) / 2;
  return placed.map((glyph) => ({ ...glyph, x: glyph.x + margin }));
}

/** The bar of 1 and I takes up no more than its own stroke. */
const widthOf = (character: string): number =>
  character === '1' || character === 'I' ? GLYPH.stroke : GLYPH.width;

/** The ink of a plate in black on white, `scale` pixels to the millimetre. */
export function plateDrawing(plate: string, scale: number): string {
  const top = (PLATE.height - GLYPH.height) / 2;
  const glyphs = plateLayout(plate).map(({ character, x }) => {
    const strokes = (PLATE_GLYPHS[character] ?? []).map(
      ([path, thickness = GLYPH.stroke]) =>
        `<path d="${path}" stroke-width="${String(thickness)}"/>`,
    );
    // A drawing within the drawing cuts its strokes off at its own edges.
    return `<svg x="${String(x)}" y="${String(top)}" width="${String(GLYPH.width)}" height="${String(GLYPH.height)}">${strokes.join('')}</svg>`;
  });
  const size = `width="${String(PLATE.width * scale)}" height="${String(PLATE.height * scale)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${String(PLATE.width)} ${String(PLATE.height)}"><path fill="#fff" d="M0 0H520V111H0Z"/><g fill="none" stroke="#000">${glyphs.join('')}</g></svg>`;
}
