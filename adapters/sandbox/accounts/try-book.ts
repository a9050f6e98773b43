import type Database from 'better-sqlite3';
import { createHmac } from 'node:crypto';
import {
  MOST_ASKED_OF_ADDRESS,
  MOST_LETTERS,
  TRIES_COUNT_FOR_MS,
  waitBeforeTry,
} from './try-limits';

/** Who tries: an e-mail address by its key, and a network. */
export interface Trier {
  readonly emailKey: string;
  readonly network: string;
}

export type TryStart =
  | { readonly kind: 'may-try'; readonly id: number }
  | { readonly kind: 'wait'; readonly ms: number };

export interface TryBook {
  /** Counts a try before it is made, so that a thousand at once are counted one after another. */
  readonly begin: (trier: Trier, now: number) => TryStart;
  /** It was the owner: the try is no try, and the place is known from now on. */
  readonly succeeded: (trier: Trier, id: number, now: number) => void;
  /** The owner has proved to have the mailbox: nothing is held against the address any more. */
  readonly cleared: (trier: Trier, now: number) => void;
  /** Counts a link that is asked for. `quiet`: it is answered as ever, and nothing is written. */
  readonly askedForLink: (trier: Trier, now: number) => 'write' | 'quiet' | 'wait';
  readonly forget: (now: number) => void;
}

interface Counted {
  readonly count: number;
  readonly lastAt: number;
}

/** A place that was not seen for this long is unknown again. */
const PLACE_KNOWN_FOR_MS = 180 * 24 * 60 * 60_000;

/** @param secret of the file, so that it tells nobody who tried. */
export function tryBook(connection: Database.Database, secret: string): TryBook {
  const digest = (kind: 'email' | 'address', text: string): string =>
    createHmac('sha256', secret).update(`${kind}/${text}`).digest('base64url');
  const named = ({ emailKey, network }: Trier) => ({
    email: digest('email', emailKey),
    address: digest('address', network),
  });

  const counted = (where: string) =>
    connection.prepare<Record<string, string | number>, Counted>(
      `SELECT count(*) AS count, coalesce(max(at), 0) AS lastAt FROM try
       WHERE what = @what AND at > @since AND ${where}`,
    );
  const here = counted('email = @email AND address = @address');
  const ofAddress = counted('address = @address');
  const ofEmail = counted('email = @email');
  const elsewhere = counted(
    'email = @email AND address NOT IN (SELECT address FROM known_place WHERE email = @email)',
  );
  const isKnown = connection
    .prepare<Record<string, string>, number>(
      'SELECT 1 FROM known_place WHERE email = @email AND address = @address',
    )
    .pluck();
  const add = connection.prepare(
    'INSERT INTO try (what, email, address, at) VALUES (@what, @email, @address, @at)',
  );
  const drop = connection.prepare<[number]>('DELETE FROM try WHERE id = ?');
  const dropHere = connection.prepare(
    "DELETE FROM try WHERE what = 'login' AND email = @email AND address = @address",
  );
  const dropOfEmail = connection.prepare("DELETE FROM try WHERE what = 'login' AND email = @email");
  const know = connection.prepare(
    `INSERT INTO known_place (email, address, at) VALUES (@email, @address, @at)
     ON CONFLICT (email, address) DO UPDATE SET at = excluded.at`,
  );
  const forgetTries = connection.prepare<[number]>('DELETE FROM try WHERE at < ?');
  const forgetPlaces = connection.prepare<[number]>('DELETE FROM known_place WHERE at < ?');
  const noTries: Counted = { count: 0, lastAt: 0 };

  const begin = connection.transaction((trier: Trier, now: number): TryStart => {
    const names = named(trier);
    const asked = { ...names, what: 'login', since: now - TRIES_COUNT_FOR_MS };
    const ms = waitBeforeTry(
      {
        here: here.get(asked) ?? noTries,
        elsewhere: elsewhere.get(asked) ?? noTries,
        address: ofAddress.get(asked) ?? noTries,
        isKnownPlace: isKnown.get(names) !== undefined,
      },
      now,
    );
    if (ms > 0) return { kind: 'wait', ms };
    const { lastInsertRowid } = add.run({ ...names, what: 'login', at: now });
    return { kind: 'may-try', id: Number(lastInsertRowid) };
  });

  const succeeded = connection.transaction((trier: Trier, id: number, now: number) => {
    drop.run(id);
    dropHere.run(named(trier));
    know.run({ ...named(trier), at: now });
  });

  const cleared = connection.transaction((trier: Trier, now: number) => {
    dropOfEmail.run(named(trier));
    know.run({ ...named(trier), at: now });
  });

  const askedForLink = connection.transaction((trier: Trier, now: number) => {
    const names = named(trier);
    const asked = { ...names, what: 'link', since: now - TRIES_COUNT_FOR_MS };
    if ((ofAddress.get(asked)?.count ?? 0) >= MOST_ASKED_OF_ADDRESS) return 'wait';
    const isQuiet = (ofEmail.get(asked)?.count ?? 0) >= MOST_LETTERS;
    add.run({ ...names, what: 'link', at: now });
    return isQuiet ? 'quiet' : 'write';
  });

  return {
    begin: (trier, now) => begin.immediate(trier, now),
    succeeded: (trier, id, now) => {
      succeeded.immediate(trier, id, now);
    },
    cleared: (trier, now) => {
      cleared.immediate(trier, now);
    },
    askedForLink: (trier, now) => askedForLink.immediate(trier, now),
    forget: (now) => {
      forgetTries.run(now - TRIES_COUNT_FOR_MS);
      forgetPlaces.run(now - PLACE_KNOWN_FOR_MS);
    },
  };
}
