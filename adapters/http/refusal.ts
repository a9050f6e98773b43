import type { GatewayFailure, Refused } from '../../core/kernel/failure';
import { isRecord, readText } from './lenient';

export interface RefusedAnswer {
  readonly status: number;
  readonly body: unknown;
  /** The header, in seconds or as a date. */
  readonly retryAfter: unknown;
  /** Every text that was sent; none of them is repeated in a reason. */
  readonly sent: readonly string[];
}

/** A longer body is not an explanation. Characters. */
const MOST_BODY = 64 * 1024;
const MOST_REASON = 300;
const MOST_FIELDS = 100;
const LONGEST_WAIT = 3600;
/** A shorter text that was sent, such as "am", stands in many a sentence by chance. */
const TELLING = 4;

/** Where the other system names a field and nothing that can be shown. */
const NO_REASON = 'Check this answer';

/**
 * What a refusal says of itself: `message`, and `errors` by field, in the shapes back ends have: a
 * map of field to text or list of texts, or a list of `{ field, message }`; `reason` where it is a word
 * for programs. All else is left alone.
 */
export function refusalOf({ status, body, retryAfter, sent }: RefusedAnswer): GatewayFailure {
  if (status === 401 || status === 403) return { kind: 'not-allowed', status };
  const told = jsonOf(body);
  const telling = sent.filter((text) => text.trim().length >= TELLING);
  const clean = (value: unknown): string | undefined => cleanReason(value, telling);
  const reason = clean(told['message']);
  const code = codeIn(told['reason']);
  const fieldReasons = fieldReasonsOf(told['errors'], clean);
  const retryAfterSeconds = secondsOf(retryAfter);
  return {
    kind: 'refused',
    status,
    ...(reason !== undefined && { reason }),
    ...(code !== undefined && { code }),
    ...(fieldReasons !== undefined && { fieldReasons }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  } satisfies Refused;
}

/** A word for programs, and no sentence. */
const CODE = /^[a-z][a-z_]{0,49}$/;

const codeIn = (value: unknown): string | undefined =>
  typeof value === 'string' && CODE.test(value) ? value : undefined;

function jsonOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'string' || body.length > MOST_BODY) return {};
  try {
    const read: unknown = JSON.parse(body);
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
}

function cleanReason(value: unknown, sent: readonly string[]): string | undefined {
  const line = readText(value)
    ?.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, MOST_REASON)
    .trim();
  if (line === undefined || line === '') return undefined;
  return sent.some((text) => line.includes(text.trim())) ? undefined : line;
}

function fieldReasonsOf(
  errors: unknown,
  clean: (value: unknown) => string | undefined,
): Readonly<Record<string, string>> | undefined {
  const pairs: readonly (readonly [string | undefined, unknown])[] = Array.isArray(errors)
    ? errors.filter(isRecord).map(({ field, message }) => [readText(field), message])
    : isRecord(errors)
      ? Object.entries(errors)
      : [];
  const reasons = new Map<string, string>();
  for (const [field, reason] of pairs.slice(0, MOST_FIELDS)) {
    if (field === undefined || field.length > MOST_REASON || reasons.has(field)) continue;
    const first: unknown = Array.isArray(reason) ? reason[0] : reason;
    reasons.set(field, clean(first) ?? NO_REASON);
  }
  return reasons.size === 0 ? undefined : Object.fromEntries(reasons);
}

function secondsOf(header: unknown): number | undefined {
  const text = readText(header);
  if (text === undefined) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds)
    ? Math.min(LONGEST_WAIT, Math.max(0, Math.ceil(seconds)))
    : undefined;
}
