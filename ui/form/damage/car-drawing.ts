/** A part of the bodywork that can be marked, by the word that its field has as its slug. */
export type CarPart =
  | 'front_bumper'
  | 'bonnet'
  | 'windscreen'
  | 'roof'
  | 'tailgate'
  | 'rear_bumper'
  | `${'left' | 'right'}_${'front_wing' | 'front_door' | 'rear_door' | 'rear_wing'}`;

/** One of the five views: where it lies on the sheet, and its lines. Units are centimetres of the car. */
export interface CarView {
  readonly transform: string;
  /** The body as a whole, under the parts. */
  readonly body: string;
  readonly wheels: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  /** Tyres that are seen from the front or the back. */
  readonly tyres?: string;
  readonly parts: Readonly<Partial<Record<CarPart, string>>>;
  /** Panes, over the parts. */
  readonly glass: string;
  /** Handles, lamps, grille: lines only. */
  readonly lines: string;
  readonly plate?: { readonly x: number; readonly y: number; readonly isRear: boolean };
  /** Where the number of a marked part stands. */
  readonly marks: Readonly<Partial<Record<CarPart, readonly [x: number, y: number]>>>;
}

/** A hatchback unfolded: from above in the middle with its nose up, its sides, front and back around it. */
export const SHEET = { width: 540, height: 800 } as const;

/** Nose to the left, roof up, as `body-silhouette/hatchback.ts` has it. */
const SIDE = {
  body: 'M2 96.9L4 84.7L8 77.6L17 69.9L29 63.7L46 59.4L109.5 51L174.5 13.7L191 6.4L212 3.3L245.5 1.7L280 2.2L318 4.5L359.5 8.9L386 13.2L387 17.8L413 41.8L416.5 46L422 91.7L421.5 109.8L420 116.4L417.5 121.2L412.5 123.9L390 128A41 41 0 1 0 312 131L313 132.5L125 132.5L125 131A41 41 0 1 0 49 131L9.5 126.2L4.5 119.9L2 107Z',
  wheels: [
    { x: 87, y: 115.5, r: 33.5 },
    { x: 351, y: 115.5, r: 33.5 },
  ],
  wing: 'M32 63L46 59.4L109.5 51L127 49L127 132.5L125 131A41 41 0 1 0 49 131L32 129Z',
  frontDoor: 'M127 49L176 14.6L193 7.6L222 4.6L222 132.5L127 132.5Z',
  rearDoor:
    'M222 4.6L246 3.2L280 3.7L322 6.4L332 46L332 79A41 41 0 0 0 312 131L312 132.5L222 132.5Z',
  rearWing:
    'M322 6.4L359 10.4L384.6 14.4L386 18.6L412 42.6L415 47L419.5 88L393 92L391 127A41 41 0 0 0 332 79L332 46Z',
  glass:
    'M137 48Q160 30 182 18.5Q198 12.5 216 11.5L216 46.5Q176 47 137 48ZM228 11Q270 9 315 13L321.5 45.5L228 46.3ZM329 14.6L370 19L394 40.5Q362 44 336.5 45Z',
  lines:
    'M203 60h14M306 59h15M6 88Q20 78 40 78Q34 88 10 96ZM419 62Q406 60 396 66Q402 76 420 78M128 120H312M32 98H44M393 92L420 88',
} as const;

const side = (name: 'left' | 'right', transform: string): CarView => ({
  transform,
  body: SIDE.body,
  wheels: SIDE.wheels,
  parts: {
    [`${name}_front_wing`]: SIDE.wing,
    [`${name}_front_door`]: SIDE.frontDoor,
    [`${name}_rear_door`]: SIDE.rearDoor,
    [`${name}_rear_wing`]: SIDE.rearWing,
  },
  glass: SIDE.glass,
  lines: SIDE.lines,
  marks: {
    [`${name}_front_wing`]: [82, 64],
    [`${name}_front_door`]: [174, 88],
    [`${name}_rear_door`]: [268, 88],
    [`${name}_rear_wing`]: [366, 60],
  },
});

const FROM_ABOVE: CarView = {
  transform: 'translate(180 188)',
  body: 'M30 12Q90 -6 150 12Q168 20 172 54L178 74L176 132L178 250L175 372Q172 404 154 414Q90 430 26 414Q8 404 5 372L2 250L4 132L2 74L8 54Q12 20 30 12Z',
  wheels: [],
  parts: {
    front_bumper: 'M30 12Q90 -6 150 12Q164 18 169 40Q90 18 11 40Q16 18 30 12Z',
    bonnet: 'M11 40Q90 18 169 40L172 54L170 112Q90 96 10 112L8 54Z',
    windscreen: 'M10 112Q90 96 170 112L152 166Q90 156 28 166Z',
    roof: 'M28 166Q90 156 152 166L158 250L150 346Q90 354 30 346L22 250Z',
    tailgate: 'M30 346Q90 354 150 346L166 378L163 392Q90 408 17 392L14 378Z',
    rear_bumper: 'M17 392Q90 408 163 392Q166 404 154 414Q90 430 26 414Q14 404 17 392Z',
  },
  glass:
    'M16 113Q90 98 164 113L149 160Q90 151 31 160ZM36 352Q90 359 144 352L155 374Q90 384 25 374ZM12 122L26 168L20 246L12 244ZM168 122L154 168L160 246L168 244ZM20 254L28 340L20 358L12 256ZM160 254L152 340L160 358L168 256Z',
  lines:
    'M52 34Q46 66 44 104M128 34Q134 66 136 104M40 190Q90 184 140 190L142 318Q90 324 38 318ZM4 118Q-10 116 -10 126Q-8 134 4 132M176 118Q190 116 190 126Q188 134 176 132',
  marks: {
    front_bumper: [90, 18],
    bonnet: [90, 66],
    windscreen: [90, 132],
    roof: [90, 254],
    tailgate: [90, 374],
    rear_bumper: [90, 412],
  },
};

const END = {
  body: 'M36 52L50 12Q56 6 90 5Q124 6 130 12L144 52Q170 58 173 84L176 122Q176 134 164 135L16 135Q4 134 4 122L7 84Q10 58 36 52Z',
  tyres: 'M12 133h30v17q-15 4 -30 0ZM138 133h30v17q-15 4 -30 0Z',
} as const;

const FROM_THE_FRONT: CarView = {
  transform: 'translate(180 8)',
  ...END,
  wheels: [],
  parts: {
    windscreen: 'M36 52L50 12Q56 6 90 5Q124 6 130 12L144 52Q90 46 36 52Z',
    bonnet: 'M36 52Q90 46 144 52Q160 56 167 70Q90 60 13 70Q20 56 36 52Z',
    front_bumper:
      'M13 70Q90 60 167 70Q172 78 173 84L176 122Q176 134 164 135L16 135Q4 134 4 122L7 84Q8 78 13 70Z',
  },
  glass: 'M43 47L55 15Q90 10 125 15L137 47Q90 42 43 47Z',
  lines:
    'M14 76Q32 74 48 84Q44 94 30 94Q16 92 11 86ZM166 76Q148 74 132 84Q136 94 150 94Q164 92 169 86ZM58 82H122L118 92H62ZM40 128L50 118H130L140 128M36 50Q22 46 22 54M144 50Q158 46 158 54',
  plate: { x: 62, y: 99, isRear: false },
  marks: { front_bumper: [26, 112] },
};

const FROM_THE_BACK: CarView = {
  transform: 'translate(180 636)',
  ...END,
  wheels: [],
  parts: {
    tailgate:
      'M36 52L50 12Q56 6 90 5Q124 6 130 12L144 52Q152 54 156 60L152 100Q90 106 28 100L24 60Q28 54 36 52Z',
    rear_bumper: 'M6 98L28 100Q90 106 152 100L174 98L176 122Q176 134 164 135L16 135Q4 134 4 122Z',
  },
  glass: 'M44 50L56 16Q90 11 124 16L136 50Q90 56 44 50Z',
  lines:
    'M10 72Q22 58 44 66L42 82Q24 86 9 84ZM170 72Q158 58 136 66L138 82Q156 86 171 84ZM30 124H150M78 62H102',
  plate: { x: 62, y: 74, isRear: true },
  marks: { tailgate: [90, 34], rear_bumper: [90, 118] },
};

/** Left and right as somebody sitting in it has them: the left is the passenger's side. */
export const CAR_VIEWS: readonly CarView[] = [
  FROM_THE_FRONT,
  side('left', 'translate(164 188) rotate(90)'),
  FROM_ABOVE,
  side('right', 'matrix(0 1 1 0 376 188)'),
  FROM_THE_BACK,
];

/** From front to back, then along each side: the order of the keyboard. */
export const CAR_PARTS: readonly CarPart[] = [
  'front_bumper',
  'bonnet',
  'windscreen',
  'roof',
  'tailgate',
  'rear_bumper',
  'left_front_wing',
  'left_front_door',
  'left_rear_door',
  'left_rear_wing',
  'right_front_wing',
  'right_front_door',
  'right_rear_door',
  'right_rear_wing',
];
