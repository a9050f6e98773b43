import type Database from 'better-sqlite3';
import { createHash } from 'node:crypto';

export interface StoredPasskey {
  /** As the authenticator names the credential. */
  readonly id: string;
  readonly accountId: string;
  /** The domain that it is good for. */
  readonly rpId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly addedAt: number;
  readonly lastUsedAt: number | undefined;
}

export interface PasskeyFile {
  readonly of: (accountId: string) => readonly StoredPasskey[];
  readonly byId: (id: string) => StoredPasskey | undefined;
  /** @returns whether it is new: one credential is one account’s. */
  readonly add: (passkey: Omit<StoredPasskey, 'lastUsedAt'>) => boolean;
  readonly used: (id: string, counter: number, now: number) => void;
  readonly remove: (accountId: string, id: string) => boolean;
  /** @param accountId of whoever adds one; none of whoever logs in. */
  readonly addChallenge: (challenge: string, accountId: string | undefined, now: number) => void;
  /** Uses it up. */
  readonly takeChallenge: (
    challenge: string,
    accountId: string | undefined,
    now: number,
  ) => boolean;
  readonly forget: (now: number) => void;
}

const CHALLENGE_MS = 5 * 60_000;

interface PasskeyRow extends Omit<StoredPasskey, 'publicKey' | 'transports' | 'lastUsedAt'> {
  readonly publicKey: Buffer;
  readonly transports: string;
  readonly lastUsedAt: number | null;
}

const toPasskey = ({ publicKey, transports, lastUsedAt, ...row }: PasskeyRow): StoredPasskey => ({
  ...row,
  publicKey: new Uint8Array(publicKey),
  transports: JSON.parse(transports) as readonly string[],
  lastUsedAt: lastUsedAt ?? undefined,
});

const SELECT = `SELECT id, account_id AS accountId, rp_id AS rpId, public_key AS publicKey, counter,
  transports, name, added_at AS addedAt, last_used_at AS lastUsedAt FROM passkey`;

const digestOf = (challenge: string): string =>
  createHash('sha256').update(challenge).digest('base64url');

export function passkeyFile(connection: Database.Database): PasskeyFile {
  const ofAccount = connection.prepare<[string], PasskeyRow>(
    `${SELECT} WHERE account_id = ? ORDER BY added_at, id`,
  );
  const byId = connection.prepare<[string], PasskeyRow>(`${SELECT} WHERE id = ?`);
  const add = connection.prepare(
    `INSERT INTO passkey (id, account_id, rp_id, public_key, counter, transports, name, added_at)
     VALUES (@id, @accountId, @rpId, @publicKey, @counter, @transports, @name, @addedAt)
     ON CONFLICT (id) DO NOTHING`,
  );
  const used = connection.prepare<[number, number, string]>(
    'UPDATE passkey SET counter = ?, last_used_at = ? WHERE id = ?',
  );
  const remove = connection.prepare<[string, string]>(
    'DELETE FROM passkey WHERE account_id = ? AND id = ?',
  );
  const addChallenge = connection.prepare<[string, string | null, number]>(
    'INSERT INTO challenge (digest, account_id, expires_at) VALUES (?, ?, ?)',
  );
  const takeChallenge = connection.prepare<[string, string | null, number]>(
    'DELETE FROM challenge WHERE digest = ? AND account_id IS ? AND expires_at > ?',
  );
  const forget = connection.prepare<[number]>('DELETE FROM challenge WHERE expires_at <= ?');
  return {
    of: (accountId) => ofAccount.all(accountId).map(toPasskey),
    byId: (id) => {
      const row = byId.get(id);
      return row && toPasskey(row);
    },
    add: ({ publicKey, transports, ...passkey }) =>
      add.run({
        ...passkey,
        publicKey: Buffer.from(publicKey),
        transports: JSON.stringify(transports),
      }).changes === 1,
    used: (id, counter, now) => {
      used.run(counter, now, id);
    },
    remove: (accountId, id) => remove.run(accountId, id).changes === 1,
    addChallenge: (challenge, accountId, now) => {
      forget.run(now);
      addChallenge.run(digestOf(challenge), accountId ?? null, now + CHALLENGE_MS);
    },
    takeChallenge: (challenge, accountId, now) =>
      takeChallenge.run(digestOf(challenge), accountId ?? null, now).changes === 1,
    forget: (now) => {
      forget.run(now);
    },
  };
}
