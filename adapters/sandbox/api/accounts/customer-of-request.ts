import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountHolder } from '../../accounts/account-holder';
import type { SandboxAccounts } from '../../accounts/sandbox-accounts';

/** The token of `Authorization: Bearer …` (AUTH-02). */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** Whose request it is; nobody’s without a token that is good. */
export function customerOfRequest(
  accounts: Pick<SandboxAccounts, 'customerOf'>,
  request: Pick<FastifyRequest, 'headers'>,
): AccountHolder | undefined {
  const token = bearerOf(request);
  return token === undefined ? undefined : accounts.customerOf(token);
}

export const notLoggedIn = (reply: FastifyReply): FastifyReply =>
  reply
    .code(401)
    .header('www-authenticate', 'Bearer')
    .send({ message: 'This is for customers who are logged in.' });
