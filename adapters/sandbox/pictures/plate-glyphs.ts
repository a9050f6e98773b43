/** One stroke of a glyph: its middle line as an SVG path, and its thickness where that is not the usual one. */
export type PlateStroke = readonly [path: string, thickness?: number];

/** Character size and stroke of British number plates, in millimetres. */
export const GLYPH = { width: 50, height: 79, stroke: 14 } as const;

const BAR: readonly PlateStroke[] = [['M7 0V79']];
const RING: readonly PlateStroke[] = [
  ['M23 7H27A16 16 0 0 1 43 23V56A16 16 0 0 1 27 72H23A16 16 0 0 1 7 56V23A16 16 0 0 1 23 7Z'],
];

/**
 * The letters and figures of a number plate, drawn by us from strokes in a box of 50 by 79 mm and cut off
 * at its edges. One and I are the same bar, nought and O the same ring, as on the road.
 */
export const PLATE_GLYPHS: Readonly<Record<string, readonly PlateStroke[]>> = {
  A: [['M5.2 85L21.6 -6'], ['M44.8 85L28.4 -6'], ['M12 55H38', 12]],
  B: [['M7 0V79'], ['M0 7H26A15.5 15.5 0 0 1 26 38H7'], ['M0 72H26A17 17 0 0 0 26 38H7']],
  C: [
    ['M43 27V23A16 16 0 0 0 27 7H23A16 16 0 0 0 7 23V56A16 16 0 0 0 23 72H27A16 16 0 0 0 43 56V52'],
  ],
  D: [['M7 7H23A20 20 0 0 1 43 27V52A20 20 0 0 1 23 72H7Z']],
  E: [['M47 7H7V72H47'], ['M7 39H42', 13]],
  F: [['M47 7H7V79'], ['M7 40H41', 13]],
  G: [
    [
      'M43 26V23A16 16 0 0 0 27 7H23A16 16 0 0 0 7 23V56A16 16 0 0 0 23 72H27A16 16 0 0 0 43 56V46H25',
    ],
  ],
  H: [['M7 0V79'], ['M43 0V79'], ['M7 39H43', 13]],
  I: BAR,
  J: [['M43 0V56A16 16 0 0 1 27 72H23A16 16 0 0 1 7 56V50']],
  K: [['M7 0V79'], ['M46 -8L8 45', 13], ['M19 30L45 86', 13]],
  L: [['M7 0V72H47']],
  M: [
    ['M7 0V79', 13],
    ['M43 0V79', 13],
    ['M5 -9L25 44L45 -9', 12],
  ],
  N: [
    ['M7 0V79', 13],
    ['M43 0V79', 13],
    ['M5 -6L45 85', 13],
  ],
  O: RING,
  P: [['M7 0V79'], ['M0 7H25A18 18 0 0 1 25 43H7']],
  Q: [...RING, ['M26 50L41 68', 11]],
  R: [['M7 0V79'], ['M0 7H25.5A17.5 17.5 0 0 1 25.5 42H7'], ['M23 41L44.5 86', 13]],
  S: [
    [
      'M43 25V22A15 15 0 0 0 28 7H23A16 16 0 0 0 23 39H27A16.5 16.5 0 0 1 27 72H22A15 15 0 0 1 7 57V54',
    ],
  ],
  T: [['M0 7H50'], ['M25 7V79']],
  U: [['M7 0V56A16 16 0 0 0 23 72H27A16 16 0 0 0 43 56V0']],
  V: [['M5.2 -6L21.6 85'], ['M44.8 -6L28.4 85']],
  W: [
    ['M4.6 -6L14.4 85', 11],
    ['M14 85L25 8L36 85', 10],
    ['M45.4 -6L35.6 85', 11],
  ],
  X: [
    ['M4 -8L46 87', 13.5],
    ['M46 -8L4 87', 13.5],
  ],
  Y: [['M4 -8L25 42L46 -8', 13.5], ['M25 38V79']],
  Z: [['M3 7H41L9 72H48']],
  0: RING,
  1: BAR,
  2: [['M7 26V23A16 16 0 0 1 23 7H27A16 16 0 0 1 43 23V26Q43 36 34 43L16 56Q8 62 8 72H48']],
  3: [
    ['M7 25V22A15 15 0 0 1 22 7H27A16 16 0 0 1 27 39H19'],
    ['M19 39H27A16.5 16.5 0 0 1 27 72H22A15 15 0 0 1 7 57V54'],
  ],
  4: [
    ['M30 -8L8 58H50', 13],
    ['M36 30V79', 13],
  ],
  5: [['M45 7H9V35H26A17 17 0 0 1 43 52V55A17 17 0 0 1 26 72H22A15 15 0 0 1 7 57V55']],
  6: [
    [
      'M43 25V23A16 16 0 0 0 27 7H23A16 16 0 0 0 7 23V56A16 16 0 0 0 23 72H27A16 16 0 0 0 43 56V52A16 16 0 0 0 27 36H7',
    ],
  ],
  7: [['M2 7H41L17 86']],
  8: [
    ['M23 7H27A15.5 15.5 0 0 1 27 38H23A15.5 15.5 0 0 1 23 7Z'],
    ['M23 38H27A17 17 0 0 1 27 72H23A17 17 0 0 1 23 38Z'],
  ],
  9: [
    [
      'M7 54V56A16 16 0 0 0 23 72H27A16 16 0 0 0 43 56V23A16 16 0 0 0 27 7H23A16 16 0 0 0 7 23V27A16 16 0 0 0 23 43H43',
    ],
  ],
};
