export const PHOTOGRAPHS = 'Photographs';
export const PHOTOGRAPHS_HINT =
  'Up to ten, of all sides and of any damage: JPEG, PNG or WebP, and HEIC where your browser can read it. We make them smaller before they are sent, and take out where they were taken.';
/** Where nothing can be made smaller. */
export const PHOTOGRAPHS_HINT_PLAIN =
  'Up to ten, of all sides and of any damage: JPEG, PNG or WebP, at most 8 MB each. We take out where they were taken.';

export const ADD_PHOTOGRAPHS = 'Choose or take photographs';
export const NO_MORE = 'That is all ten.';

/** Of one that is on its way, or did not arrive. */
export const PHOTOGRAPH_STATES = {
  preparing: 'Making it smaller',
  sending: 'Sending',
  added: 'Added',
  'too-large': 'Larger than 8 MB, even made smaller',
  'not-readable': 'This browser cannot read it. Choose a JPEG or PNG, or take a new photograph',
  'not-sent': 'Did not reach us',
} as const;

export const TRY_AGAIN = 'Try again';
export const REMOVE = 'Remove';

/** Of one that was added before, whose name is not known any more. */
export const photographNumber = (number: number): string => `Photograph ${String(number)}`;

/** "3 photographs". */
export const photographCount = (count: number): string =>
  count === 1 ? '1 photograph' : `${String(count)} photographs`;
