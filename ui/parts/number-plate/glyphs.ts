/** A letter or figure as the centre line of a broad stroke, in the plate's own units. */
export interface Glyph {
  /** Advance without the gap to the next sign. */
  readonly width: number;
  readonly line: string;
}

/** Height of a sign; every other measure of a plate is in proportion to it. */
export const GLYPH_HEIGHT = 79;
/** Breadth of the stroke. */
export const GLYPH_STROKE = 14;
/** From one sign to the next. */
export const GLYPH_GAP = 11;
/** Between the two groups of a registration. */
export const GROUP_GAP = 33;

const ROUND = 'M7 26a18 18 0 0 1 36 0v27a18 18 0 0 1-36 0z';

const wide = (line: string, width = 50): Glyph => ({ width, line });

/**
 * Drawn after the letters the United Kingdom prescribes for number plates: 79 high, 50 broad,
 * strokes of 14 (Road Vehicles (Display of Registration Marks) Regulations 2001, schedule 2).
 * Slanting strokes run past the top and the foot; the edge of the drawing cuts them level.
 */
export const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: wide('M4.500 88L25 0 45.500 88M11 58H39'),
  B: wide('M7 7H27a14.500 14.500 0 0 1 0 30H7M27 37h1a17.500 17.500 0 0 1 0 35H7M7 0V79'),
  C: wide('M43 29V26a18 18 0 0 0-36 0v27a18 18 0 0 0 36 0V50'),
  D: wide('M7 0V79M7 7H23a20 20 0 0 1 20 20V52a20 20 0 0 1-20 20H7'),
  E: wide('M49 7H7V72H49M7 38H43'),
  F: wide('M49 7H7V79M7 39H42'),
  G: wide('M43 28V26a18 18 0 0 0-36 0v27a18 18 0 0 0 36 0V44H25'),
  H: wide('M7 0V79M43 0V79M7 38H43'),
  I: wide('M7 0V79', 14),
  J: wide('M39 0V56a15 15 0 0 1-32 0V48', 46),
  K: wide('M7 0V79M48-6L9 44M20 32L50 86'),
  L: wide('M7 0V72H48'),
  M: wide('M7 79V0M49 79V0M9-4L28 46 47-4', 56),
  N: wide('M7 79V0M43 79V0M7-2L43 81'),
  O: wide(ROUND),
  P: wide('M7 79V7H26a16.500 16.500 0 0 1 0 35H7'),
  Q: wide(`${ROUND}M25 52L46 84`),
  R: wide('M7 79V7H26a16 16 0 0 1 0 33H7M25 40L45 86'),
  S: wide('M43 26V24a17 17 0 0 0-36 0c0 19 36 11 36 30a17.500 17.500 0 0 1-36 0V51'),
  T: wide('M0 7H50M25 7V79'),
  U: wide('M7 0V54a18 18 0 0 0 36 0V0'),
  V: wide('M4.500-9L25 79 45.500-9'),
  W: wide('M5-9L17 85 30-8 43 85 55-9', 60),
  X: wide('M2-9L48 88M48-9L2 88'),
  Y: wide('M4-8L25 42V79M46-8L25 42'),
  Z: wide('M1 7H38.800L11.200 72H49'),
  0: wide(ROUND),
  1: wide('M7 0V79', 14),
  2: wide('M7 28V25a18 18 0 0 1 36 0c0 9-5 15-11 22L14.800 72H50'),
  3: wide(
    'M7 22a17.500 15 0 0 1 36 2c0 9-7 13.500-15 13.500H20M28 37.500c9 0 15 6 15 16a18 18 0 0 1-36 1V52',
  ),
  4: wide('M27-4L9 58H50M36 34V79'),
  5: wide('M45 7H13L11 34H24a19 19.500 0 0 1 19 19.500a18 18 0 0 1-36 0V51'),
  6: wide('M43 26a18 18 0 0 0-36 0v27a18 18 0 0 0 36 0V49a18 17 0 0 0-36 0'),
  7: wide('M1 7H40.300L18 86'),
  8: wide(
    'M25 7a15 15 0 0 1 0 30 15 15 0 0 1 0-30M25 37a17.500 17.500 0 0 1 0 35 17.500 17.500 0 0 1 0-35',
  ),
  9: wide('M7 53a18 18 0 0 0 36 0V26a18 18 0 0 0-36 0v4a18 17 0 0 0 36 0'),
};

/** The signs of a word placed one after another, and how wide they come out. */
export interface SetWord {
  readonly width: number;
  readonly signs: readonly { readonly x: number; readonly line: string }[];
}

/** A word set in plate letters, or undefined when it holds a sign that no plate has. */
export function setInPlateLetters(word: string): SetWord | undefined {
  const signs: { x: number; line: string }[] = [];
  let x = 0;
  for (const sign of word.toUpperCase().trim()) {
    if (sign === ' ') {
      x += GROUP_GAP - GLYPH_GAP;
      continue;
    }
    const glyph = GLYPHS[sign];
    if (glyph === undefined) return undefined;
    signs.push({ x, line: glyph.line });
    x += glyph.width + GLYPH_GAP;
  }
  return { width: Math.max(0, x - GLYPH_GAP), signs };
}
