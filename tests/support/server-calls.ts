const AUTH = '/api/v2/contact/auth';

/**
 * Calls of the adapters that the site's server makes for a customer, and no browser: what they take
 * or answer, a password or a token, no script is to have.
 */
export const SERVER_CALLS = [
  `${AUTH}/login`,
  `${AUTH}/logout`,
  `${AUTH}/reset`,
  `${AUTH}/passkey/login`,
  `${AUTH}/passkeys`,
  `${AUTH}/passkeys/:id/remove`,
].map((path) => ({ method: 'POST', path }) as const);
