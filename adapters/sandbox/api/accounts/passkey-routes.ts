import { isLeft } from 'fp-ts/Either';
import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import type { SandboxAccounts } from '../../accounts/sandbox-accounts';
import type { PasskeyFault } from '../../accounts/sandbox-passkeys';
import { CUSTOMER_CALLS, sessionOf, textIn } from './account-wire';
import { customerOfRequest, notLoggedIn } from './customer-of-request';

export interface PasskeyRouteParts {
  readonly accounts: SandboxAccounts;
  readonly options: RouteShorthandOptions;
}

const WHY: Readonly<Record<PasskeyFault, readonly [status: number, message: string]>> = {
  'no-such-site': [422, 'There are no passkeys for this site.'],
  'wrong-answer': [401, 'This passkey opens no account here.'],
  'too-many': [409, 'An account has twenty passkeys at most. Remove one first.'],
};

const answerOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'answer' in body ? body.answer : undefined;

/** Passkeys, which are ours: no document speaks of them (`docs/contracts/account-api.md`). */
export function passkeyRoutes(
  api: FastifyInstance,
  { accounts, options }: PasskeyRouteParts,
): void {
  const { passkeys } = accounts;
  const no = (reply: FastifyReply, fault: PasskeyFault, status = WHY[fault][0]): FastifyReply =>
    reply.code(status).send({ message: WHY[fault][1] });

  api.post(`${CUSTOMER_CALLS}/passkey/question`, options, async ({ body }, reply) => {
    const outcome = await passkeys.question(textIn(body, 'site') ?? '');
    return isLeft(outcome) ? no(reply, outcome.left) : outcome.right;
  });

  api.post(`${CUSTOMER_CALLS}/passkey/login`, options, async ({ body }, reply) => {
    const outcome = await passkeys.logIn(textIn(body, 'site') ?? '', answerOf(body));
    return isLeft(outcome) ? no(reply, outcome.left) : sessionOf(outcome.right);
  });

  api.post(`${CUSTOMER_CALLS}/passkeys/question`, options, async (request, reply) => {
    const customer = customerOfRequest(accounts, request);
    if (customer === undefined) return notLoggedIn(reply);
    const outcome = await passkeys.newQuestion(customer, textIn(request.body, 'site') ?? '');
    return isLeft(outcome) ? no(reply, outcome.left) : outcome.right;
  });

  api.post(`${CUSTOMER_CALLS}/passkeys`, options, async (request, reply) => {
    const customer = customerOfRequest(accounts, request);
    if (customer === undefined) return notLoggedIn(reply);
    const { body } = request;
    const outcome = await passkeys.add(customer, {
      site: textIn(body, 'site') ?? '',
      answer: answerOf(body),
      name: textIn(body, 'name') ?? '',
    });
    // The session is good; it is the answer that is not.
    return isLeft(outcome)
      ? no(reply, outcome.left, outcome.left === 'wrong-answer' ? 422 : undefined)
      : reply.code(201).send({ message: 'The passkey was added.' });
  });

  api.post<{ Params: { id: string } }>(
    `${CUSTOMER_CALLS}/passkeys/:id/remove`,
    options,
    (request, reply) => {
      const customer = customerOfRequest(accounts, request);
      if (customer === undefined) return notLoggedIn(reply);
      return passkeys.remove(customer, request.params.id)
        ? reply.send({ message: 'The passkey was removed.' })
        : reply.code(404).send({ message: 'There is no such passkey.' });
    },
  );
}
