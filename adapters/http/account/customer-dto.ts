import { left, right, type Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Customer, Passkey, Session } from '../../../core/account/public';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { isoInstant } from '../dates';
import { decode } from '../decode';
import { amount, isRecord, readList, text } from '../lenient';
import { unwrap } from '../unwrap';
import { withoutAbsent } from '../../../core/kernel/without-absent';

const unreadable = (path: string): Either<GatewayFailure, never> =>
  left({ kind: 'unreadable', problems: [{ path, expected: 'text' }] });

const SessionDto = t.type({ access_token: text, expires_in: amount }, 'Session');

/** A token with a line break or a blank in it could not stand in a header. */
const TOKEN = /^[\x21-\x7e]{1,4000}$/;

/** CALL-45: the token itself, or what has it under `data`. Without one nobody is logged in. */
export function toSession(body: unknown): Either<GatewayFailure, Session> {
  const content =
    isRecord(body) && body['access_token'] !== undefined ? body : unwrap(body).content;
  const read = decode(SessionDto, content);
  const token = read._tag === 'Right' ? read.right.access_token : undefined;
  if (read._tag === 'Left' || token === undefined || !TOKEN.test(token)) {
    return unreadable('access_token');
  }
  return right(withoutAbsent({ token, expiresInSeconds: read.right.expires_in }));
}

const CustomerDto = t.type(
  { id: text, email: text, first_name: text, last_name: text },
  'Customer',
);
const PasskeyDto = t.type({ id: text, name: text, added_at: text, last_used_at: text });

/** CALL-47. Whoever has an address of e-mail is a customer; all else may be missing (AUTH-08). */
export function toCustomer(body: unknown): Either<GatewayFailure, Customer> {
  const { content } = unwrap(body);
  const read = decode(CustomerDto, content);
  if (read._tag === 'Left') return read;
  const { id, email, first_name: firstName, last_name: lastName } = read.right;
  if (email === undefined) return unreadable('data.email');
  const passkeys = isRecord(content) ? content['passkeys'] : undefined;
  return right(
    withoutAbsent({
      id: id ?? email,
      email,
      firstName,
      lastName,
      passkeys: Array.isArray(passkeys) ? readList(passkeys).flatMap(toPasskey) : undefined,
    }),
  );
}

function toPasskey(wire: unknown): readonly Passkey[] {
  const read = decode(PasskeyDto, wire);
  if (read._tag === 'Left' || read.right.id === undefined) return [];
  const { id, name = 'Passkey', added_at, last_used_at } = read.right;
  return [
    withoutAbsent({
      id,
      name,
      addedAt: isoInstant(added_at),
      lastUsedAt: isoInstant(last_used_at),
    }),
  ];
}
