import type { OpenedSession } from '../../accounts/account-holder';

/** Where the calls of customers are, below `/api`. */
export const CUSTOMER_CALLS = '/v2/contact/auth';

export const textIn = (body: unknown, name: string): string | undefined => {
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export const sessionOf = ({ token, expiresInSeconds }: OpenedSession) => ({
  access_token: token,
  token_type: 'Bearer',
  expires_in: expiresInSeconds,
});
