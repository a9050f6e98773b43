/** The names under which forms of this page say what they want and of what. */
export const INTENT = '_intent';
export const ORDER = '_order';
export const SECTION = '_section';
export const VERSION = '_version';
export const CHECKED = '_checked';
export const KEY = '_key';

export const INTENTS = {
  start: 'start',
  save: 'save',
  place: 'place',
  cancel: 'cancel',
} as const;

/** The name under which an address says which part of an order is shown. */
export const STEP = 'section';

/** The last step, after all sections. */
export const CHECK_STEP = 'check';

/** The address of a part of an order. */
export const stepPath = (path: string, step: string | undefined): string =>
  step === undefined ? path : `${path}?${STEP}=${step}`;
