/** The names under which forms of this page say what they want and of what. */
export const INTENT = '_intent';
export const ORDER = '_order';
/** Which order is saved, and which version of the section was read: of the button that does it. */
export const SAVE = '_save';
export const CHECKED = '_checked';
export const KEY = '_key';

export const INTENTS = {
  start: 'start',
  place: 'place',
  pay: 'pay',
  cancel: 'cancel',
} as const;

/** The name under which an address says which part of an order is shown. */
export const STEP = 'section';

export const savedAs = (order: string, version: number): string => `${order}/${String(version)}`;

/** Under which an address says that the customer comes from the checkout, and that they say to have paid. */
export const CAME_BY = { name: 'checkout', paid: 'done' } as const;

/** The last step, after all sections. */
export const CHECK_STEP = 'check';

/** The address of a part of an order. */
export const stepPath = (path: string, step: string | undefined): string =>
  step === undefined ? path : `${path}?${STEP}=${step}`;
