import type { FastifyInstance } from 'fastify';
import type { SentPairs } from '../desk/take-enquiry';
import { isRecord } from '../../http/lenient';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Forms stay packed until their handler opens them. */
export function takePackedForms(api: FastifyInstance): void {
  api.addContentTypeParser(FORMS, { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
}

/** What was sent, whether as JSON or as a form; nothing where it cannot be read. */
export async function postedPairs(
  body: unknown,
  contentType: string | undefined,
): Promise<SentPairs | undefined> {
  if (isRecord(body) && !Buffer.isBuffer(body)) return jsonPairs(body);
  if (!Buffer.isBuffer(body)) return undefined;
  try {
    const packed = new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType ?? '' },
    });
    return [...(await packed.formData()).entries()].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
  } catch {
    return undefined;
  }
}

/** Lists repeat their name, and maps carry theirs in brackets, as a form would. */
const jsonPairs = (body: Readonly<Record<string, unknown>>): SentPairs =>
  Object.entries(body).flatMap(([name, value]): SentPairs => {
    if (Array.isArray(value)) return value.flatMap((one) => plainPair(name, one));
    if (!isRecord(value)) return plainPair(name, value);
    return Object.entries(value).flatMap(([key, one]) => plainPair(`${name}[${key}]`, one));
  });

const plainPair = (name: string, value: unknown): SentPairs =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? [[name, String(value)]]
    : [];
