/** Names the drawing, for whoever hears it. */
export const DRAWING_NAME = 'A car from all sides: choose a part';
/** In the drawing, over each side. */
export const LEFT_SIDE = 'Passenger’s side';
export const RIGHT_SIDE = 'Driver’s side';

export const CHANGE_PART = 'Change';
export const NO_DAMAGE = 'No damage';
export const NOTHING_MARKED = 'Nothing is marked yet. Press a part of the car that is damaged.';

/** "Bonnet: Stone chips", "Roof: No damage". */
export const partName = (part: string, damage: string): string =>
  `${part}: ${damage === '' ? NO_DAMAGE : damage}`;

/** Over the same parts as a list. */
export const PARTS_AS_LIST = 'Choose from a list instead';
