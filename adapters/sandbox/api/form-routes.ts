import rateLimit from '@fastify/rate-limit';
import { isLeft } from 'fp-ts/Either';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EnquiryTaker, NotTaken } from '../desk/take-enquiry';
import { postedPairs, takePackedForms } from './posted-pairs';

export interface FormRouteSettings {
  /** Of one network address; none for callers in this process, which answer for their own. */
  readonly mostAMinute?: number;
}

const MOST_BYTES = 64 * 1024;

/** Printable, so that it can stand in a header and in a line of a log. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** Definitions of forms, and enquiries (CALL-11, CALL-42, CALL-43), as `docs/contracts/forms-api.md` tells. */
export function formRoutes(
  api: FastifyInstance,
  taker: EnquiryTaker,
  { mostAMinute }: FormRouteSettings,
): void {
  api.get<{ Params: { id: string } }>('/form/:id', async (request, reply) => {
    const form = taker.formOf(request.params.id);
    return form === undefined
      ? reply.code(404).send({ message: 'There is no such form.' })
      : { data: form.wire };
  });
  void api.register(async (posts) => {
    takePackedForms(posts);
    if (mostAMinute !== undefined) await posts.register(rateLimit, { global: false });
    const manners = {
      bodyLimit: MOST_BYTES,
      ...(mostAMinute !== undefined && {
        config: { rateLimit: { max: mostAMinute, timeWindow: 60_000, groupId: 'forms' } },
      }),
    };
    const submit = (request: FastifyRequest, reply: FastifyReply) => taken(taker, request, reply);
    posts.post('/form/submit', manners, submit);
    posts.post('/v2/form-submit', manners, submit);
  });
}

function refused(why: NotTaken, reply: FastifyReply): FastifyReply {
  switch (why.kind) {
    case 'unknown-form':
      return reply.code(404).send({ message: 'There is no such form.' });
    case 'key-of-another':
      return reply.code(409).send({
        message: 'This Idempotency-Key has been used for an enquiry that says something else.',
      });
    case 'faults':
      return reply
        .code(422)
        .send({ message: 'Some answers need another look.', errors: why.errors });
  }
}

async function taken(
  taker: EnquiryTaker,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const header = request.headers['idempotency-key'];
  const key = typeof header === 'string' ? header : undefined;
  if (key !== undefined && !KEY.test(key)) {
    return reply
      .code(400)
      .send({ message: 'The Idempotency-Key is 1 to 200 printable characters.' });
  }
  const sent = await postedPairs(request.body, request.headers['content-type']);
  if (sent === undefined) return reply.code(400).send({ message: 'The form cannot be read.' });
  const outcome = await taker.take(sent, key);
  if (isLeft(outcome)) return refused(outcome.left, reply);
  const receipt = { success: outcome.right.confirmation, reference: outcome.right.reference };
  // Beside the body, which is the same each time.
  return reply
    .header('idempotent-replayed', String(outcome.right.isRepeat))
    .send({ ...receipt, data: receipt });
}
