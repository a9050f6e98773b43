import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import { MOST_IN_ACCOUNT, type AccountShortlist } from '../../../../core/account/public';
import { slugsAmong } from '../../../../core/shortlist/public';
import type { SandboxAccounts } from '../../accounts/sandbox-accounts';
import { CUSTOMER_CALLS } from './account-wire';
import { customerOfRequest, notLoggedIn } from './customer-of-request';

export interface ShortlistRouteParts {
  readonly accounts: Pick<SandboxAccounts, 'customerOf' | 'shortlists'>;
  readonly options: RouteShorthandOptions;
}

/** What a customer has saved, which is ours: no document speaks of it (`docs/contracts/account-api.md`). */
export function shortlistRoutes(
  api: FastifyInstance,
  { accounts, options }: ShortlistRouteParts,
): void {
  api.get(`${CUSTOMER_CALLS}/shortlist`, (request, reply) => {
    const customer = customerOfRequest(accounts, request);
    if (customer === undefined) return notLoggedIn(reply);
    return reply.send({ data: accounts.shortlists.of(customer) });
  });

  api.post(`${CUSTOMER_CALLS}/shortlist`, options, ({ body, headers }, reply) => {
    const customer = customerOfRequest(accounts, { headers });
    if (customer === undefined) return notLoggedIn(reply);
    const list = listIn(body);
    if (typeof list === 'string') return wrong(reply, list);
    const { list: now, isWritten } = accounts.shortlists.write(customer, list);
    return reply.code(isWritten ? 200 : 409).send({
      data: now,
      ...(!isWritten && { message: 'The list was written since it was read.' }),
    });
  });
}

const wrong = (reply: FastifyReply, slugs: string): FastifyReply =>
  reply.code(422).send({ message: 'This list cannot be kept.', errors: { slugs } });

/** The list of a body, or what is wrong with it. */
function listIn(body: unknown): AccountShortlist | string {
  const { slugs, version } = (body ?? {}) as {
    readonly slugs?: unknown;
    readonly version?: unknown;
  };
  if (!Array.isArray(slugs) || !slugs.every((slug) => typeof slug === 'string')) {
    return 'Send a list of slugs.';
  }
  if (slugs.length > MOST_IN_ACCOUNT) {
    return `A list holds ${String(MOST_IN_ACCOUNT)} vehicles at most.`;
  }
  if (slugsAmong(slugs).length !== slugs.length) {
    return 'Each vehicle is sent once, by its slug.';
  }
  return typeof version === 'number' && Number.isSafeInteger(version) && version >= 0
    ? { slugs, version }
    : 'Send the version that the list was read at.';
}
