import { left, right, type Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../core/kernel/failure';
import { isRecord } from './lenient';

/** What an answer carries, and what it says about it. */
export interface Envelope {
  readonly content: unknown;
  readonly meta: Readonly<Record<string, unknown>>;
}

/**
 * Takes an answer out of its wrapping: `{ data, meta }`, or the same once more inside `data`
 * (CG-134: "data.data" may be either). The outermost `meta` counts. An answer without `data` is
 * its own content.
 */
export function unwrap(body: unknown): Envelope {
  if (!isRecord(body) || !('data' in body)) return { content: body, meta: {} };
  const outer = body['data'];
  const inner = isRecord(outer) && 'data' in outer ? outer : undefined;
  const meta = [body['meta'], inner?.['meta']].find(isRecord) ?? {};
  return { content: inner === undefined ? outer : inner['data'], meta };
}

/** The list an answer carries. */
export function unwrapList(body: unknown): Either<GatewayFailure, readonly unknown[]> {
  const { content } = unwrap(body);
  return Array.isArray(content)
    ? right(content as readonly unknown[])
    : left({ kind: 'unreadable', problems: [{ path: 'data', expected: 'a list' }] });
}

/** What an answer carries by key. An empty list counts as empty: that is how PHP writes an empty map. */
export function unwrapRecord(
  body: unknown,
): Either<GatewayFailure, Readonly<Record<string, unknown>>> {
  const { content } = unwrap(body);
  if (isRecord(content)) return right(content);
  return Array.isArray(content) && content.length === 0
    ? right({})
    : left({ kind: 'unreadable', problems: [{ path: 'data', expected: 'an object' }] });
}
