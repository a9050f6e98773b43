/** The name under which a form of the page says what it wants, and what it may want. */
export const INTENT_NAME = '_intent';
export const INTENTS = {
  logOut: 'log-out',
  addPasskey: 'add-passkey',
  removePasskey: 'remove-passkey',
  giveUp: 'give-up-reservation',
} as const;

/** The name under which a form says of which reservation. */
export const RESERVATION_NAME = '_reservation';
