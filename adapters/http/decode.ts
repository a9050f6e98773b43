import { isLeft, isRight, left, right, type Either } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { GatewayFailure, UnreadablePlace } from '../../core/kernel/failure';

/**
 * Reads a value by a codec. A failure names places and expected types, never what was there,
 * since answers hold personal data.
 */
export function decode<A>(
  codec: t.Decoder<unknown, A>,
  value: unknown,
  place = '',
): Either<GatewayFailure, A> {
  const outcome = codec.decode(value);
  if (isRight(outcome)) return outcome;
  return left({ kind: 'unreadable', problems: outcome.left.map((error) => placeOf(error, place)) });
}

/** A list read one by one: what could be read, and the places of what could not. */
export interface DecodedList<A> {
  readonly read: readonly A[];
  readonly unreadable: readonly UnreadablePlace[];
}

/** One odd record does not empty a page: it is left out and reported. */
export function decodeList<A>(
  codec: t.Decoder<unknown, A>,
  values: readonly unknown[],
  place = 'data',
): DecodedList<A> {
  const read: A[] = [];
  const unreadable: UnreadablePlace[] = [];
  values.forEach((value, index) => {
    const outcome = codec.decode(value);
    if (isLeft(outcome)) {
      unreadable.push(...outcome.left.map((error) => placeOf(error, `${place}.${index}`)));
    } else {
      read.push(outcome.right);
    }
  });
  return { read, unreadable };
}

/** For lists that report nothing: the good ones, unless there were some and none was good. */
export const goodOnes = <A>({
  read,
  unreadable,
}: DecodedList<A>): Either<GatewayFailure, readonly A[]> =>
  read.length === 0 && unreadable.length > 0
    ? left({ kind: 'unreadable', problems: unreadable })
    : right(read);

function placeOf(error: t.ValidationError, place: string): UnreadablePlace {
  const keys = error.context.map(({ key }) => key).filter((key) => key !== '');
  const expected = error.context.at(-1)?.type.name ?? 'something else';
  return { path: [place, ...keys].filter((part) => part !== '').join('.'), expected };
}
