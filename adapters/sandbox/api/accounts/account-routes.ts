import rateLimit from '@fastify/rate-limit';
import { isLeft } from 'fp-ts/Either';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PasswordFault } from '../../../../core/account/public';
import { assertNever } from '../../../../core/kernel/assert-never';
import type { SandboxAccounts } from '../../accounts/sandbox-accounts';
import { CUSTOMER_CALLS, sessionOf, textIn } from './account-wire';
import { bearerOf, customerOfRequest, notLoggedIn } from './customer-of-request';
import { passkeyRoutes } from './passkey-routes';
import { shortlistRoutes } from './shortlist-routes';

export interface AccountRouteParts {
  readonly accounts: SandboxAccounts;
  /** The network address that a request comes from, as far as it may be believed. */
  readonly addressOf: (request: FastifyRequest) => string;
  /** Of one network address; none for callers in this process, which answer for their own. */
  readonly mostAMinute?: number;
}

const MOST_BYTES = 64 * 1024;
const ASKED =
  'If there is anything to send to this address, a letter is on its way. Its link is good for one hour.';

/** Customers' calls (CALL-45 to CALL-48), below `/api` (`docs/contracts/account-api.md`). */
export function accountRoutes(server: FastifyInstance, parts: AccountRouteParts): void {
  const { accounts, addressOf, mostAMinute } = parts;
  void server.register(async (api) => {
    if (mostAMinute !== undefined) await api.register(rateLimit, { global: false });
    const options = {
      bodyLimit: MOST_BYTES,
      ...(mostAMinute !== undefined && {
        config: { rateLimit: { max: mostAMinute, timeWindow: 60_000, groupId: 'accounts' } },
      }),
    };

    api.post(`${CUSTOMER_CALLS}/login`, options, async (request, reply) => {
      const email = textIn(request.body, 'email');
      const password = textIn(request.body, 'password');
      if (email === undefined || password === undefined) {
        return wrong(reply, {
          ...(email === undefined && { email: 'Enter your e-mail address.' }),
          ...(password === undefined && { password: 'Enter your password.' }),
        });
      }
      const outcome = await accounts.logIn({ email, password }, addressOf(request));
      if (!isLeft(outcome)) return sessionOf(outcome.right);
      return outcome.left.kind === 'wait'
        ? waitFor(reply, outcome.left.seconds)
        : reply
            .code(401)
            .header('www-authenticate', 'Bearer')
            .send({ message: 'The e-mail address or the password is not right.' });
    });

    api.post(`${CUSTOMER_CALLS}/logout`, { bodyLimit: MOST_BYTES }, (request) => {
      const token = bearerOf(request);
      if (token !== undefined) accounts.logOut(token);
      return { message: 'Logged out.' };
    });

    api.get(`${CUSTOMER_CALLS}/show`, (request, reply) => {
      const customer = customerOfRequest(accounts, request);
      if (customer === undefined) return notLoggedIn(reply);
      return reply.send({
        data: {
          id: customer.id,
          email: customer.email,
          first_name: customer.firstName,
          last_name: customer.lastName,
          passkeys: accounts.passkeys.of(customer).map((passkey) => ({
            id: passkey.id,
            name: passkey.name,
            added_at: new Date(passkey.addedAt).toISOString(),
            ...(passkey.lastUsedAt !== undefined && {
              last_used_at: new Date(passkey.lastUsedAt).toISOString(),
            }),
          })),
        },
      });
    });

    api.post(`${CUSTOMER_CALLS}/reset`, options, async (request, reply) => {
      const { body } = request;
      const [token, reservation, email] = ['token', 'reservation', 'email'].map((name) =>
        textIn(body, name),
      );
      if (token !== undefined) {
        const password = textIn(body, 'password') ?? '';
        const outcome = await accounts.setPassword(token, password, addressOf(request));
        if (!isLeft(outcome)) return { message: 'Your password is set.' };
        return outcome.left.kind === 'link-over'
          ? reply
              .code(410)
              .send({ message: 'This link has been used, or is more than an hour old.' })
          : wrong(reply, { password: passwordText(outcome.left.fault) });
      }
      if (reservation === undefined && email === undefined) {
        return wrong(reply, { email: 'Enter your e-mail address.' });
      }
      const asked = reservation === undefined ? { email: email ?? '' } : { reservation };
      const seconds = accounts.sendLink(asked, addressOf(request));
      return seconds === undefined ? { message: ASKED } : waitFor(reply, seconds);
    });

    passkeyRoutes(api, { accounts, options });
    shortlistRoutes(api, { accounts, options });
  });
}

const wrong = (reply: FastifyReply, errors: Readonly<Record<string, string>>): FastifyReply =>
  reply.code(422).send({ message: 'Some answers need another look.', errors });

const waitFor = (reply: FastifyReply, seconds: number): FastifyReply =>
  reply
    .code(429)
    .header('retry-after', String(seconds))
    .send({ message: 'That was tried too often. Please wait a little.' });

function passwordText(fault: PasswordFault): string {
  switch (fault.kind) {
    case 'empty':
      return 'Enter a password.';
    case 'too-short':
      return `Use ${String(fault.least)} characters or more.`;
    case 'too-long':
      return `Use ${String(fault.most)} characters or fewer.`;
    case 'common':
      return 'This password is one of the first that somebody would try. Choose another.';
    case 'own-address':
      return 'Your e-mail address is no password. Choose another.';
    default:
      return assertNever(fault);
  }
}
