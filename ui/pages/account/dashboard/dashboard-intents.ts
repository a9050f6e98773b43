/** The name under which a form of the page says what it wants, and what it may want. */
export const INTENT_NAME = '_intent';
export const INTENTS = {
  logOut: 'log-out',
  addPasskey: 'add-passkey',
  removePasskey: 'remove-passkey',
} as const;
