import { isLeft, left, right, type Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { GatewayFailure, UnreadablePlace } from '../../../core/kernel/failure';
import { withoutAbsent } from '../../../core/kernel/without-absent';
import type { OwnReservation } from '../../../core/reservation/public';
import { isoInstant } from '../dates';
import { decode } from '../decode';
import { identifier, text } from '../lenient';
import { unwrapList } from '../unwrap';
import { toStanding } from './reservation-dto';

const OwnDto = t.type({ id: identifier, held_at: text, collected_at: text }, 'Reservation');

function toOwnReservation(entry: unknown): Either<GatewayFailure, OwnReservation> {
  const own = decode(OwnDto, entry);
  if (isLeft(own)) return own;
  const { id, held_at, collected_at } = own.right;
  const standing = toStanding(entry, id);
  if (isLeft(standing)) return standing;
  return right({
    ...standing.right,
    ...withoutAbsent({ heldAt: isoInstant(held_at), collectedAt: isoInstant(collected_at) }),
  });
}

/** Read one by one: what cannot be read is left out, unless there are some and none can be read. */
export function toOwnReservations(
  body: unknown,
): Either<GatewayFailure, readonly OwnReservation[]> {
  const entries = unwrapList(body);
  if (isLeft(entries)) return entries;
  const read: OwnReservation[] = [];
  const problems: UnreadablePlace[] = [];
  entries.right.forEach((entry, index) => {
    const own = toOwnReservation(entry);
    if (!isLeft(own)) read.push(own.right);
    else if (own.left.kind === 'unreadable') {
      const places = own.left.problems.map(({ path, expected }) => ({
        path: `data.${String(index)}.${path}`,
        expected,
      }));
      problems.push(...places);
    }
  });
  return read.length === 0 && problems.length > 0
    ? left({ kind: 'unreadable', problems })
    : right(read);
}
