/** The name under which a form of the page says what it wants, and what it may want. */
export const INTENT_NAME = '_intent';
export const INTENTS = {
  logOut: 'log-out',
  addPasskey: 'add-passkey',
  removePasskey: 'remove-passkey',
  giveUp: 'give-up-reservation',
  removeSaved: 'remove-saved',
  putBackSaved: 'put-back-saved',
} as const;

/** The name under which a form says of which reservation. */
export const RESERVATION_NAME = '_reservation';

/** The names under which a form says of which vehicle of the account's list, and where it stands there. */
export const VEHICLE_NAME = '_vehicle';
export const PLACE_NAME = '_place';

/** What an address says of the page before. */
export const NEWS_NAME = 'done';
