import Database from 'better-sqlite3';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileInPlace } from '../database/file-in-place';
import { ownSecret } from '../database/own-secret';
import { ACCOUNT_SCHEMA } from './account-schema';
import { passkeyFile, type PasskeyFile } from './passkey-file';
import { shortlistFile, type ShortlistFile } from './shortlist-file';
import { tryBook, type TryBook } from './try-book';

export interface StoredAccount {
  readonly id: string;
  readonly email: string;
  /** The same for all spellings of one address. */
  readonly emailKey: string;
  readonly firstName: string;
  readonly lastName: string;
  /** What scrypt made of it; none of an account that never had one. */
  readonly password: string | undefined;
}

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** A link that is good now. */
export interface GoodLink {
  readonly email: string;
  readonly emailKey: string;
}

export interface AccountStore {
  readonly byEmail: (email: string) => StoredAccount | undefined;
  /** @returns nothing where the address has an account already. */
  readonly create: (account: NewAccount, now: number) => StoredAccount | undefined;
  /** @returns the token, which is stored nowhere: whoever has it is the customer. */
  readonly openSession: (accountId: string, now: number) => string;
  readonly endSession: (token: string) => void;
  readonly ofToken: (token: string, now: number) => StoredAccount | undefined;
  /** @returns the link's token, which goes into the letter and nowhere else. */
  readonly addLink: (email: string, now: number) => string;
  /** Looks, and changes nothing (AC-1). */
  readonly link: (token: string, now: number) => GoodLink | undefined;
  /**
   * Sets the password of the link's address and makes its account where there is none; ends all its
   * links and sessions (AC-2). Of two uses at once one finds the link gone.
   */
  readonly useLink: (token: string, password: string, now: number) => StoredAccount | undefined;
  readonly tries: TryBook;
  readonly passkeys: PasskeyFile;
  readonly shortlists: ShortlistFile;
  readonly forget: (now: number) => void;
  readonly close: () => void;
}

export const SESSION_MS = 14 * 24 * 60 * 60_000;
export const LINK_MS = 60 * 60_000;

const TOKEN_BYTES = 32;
/** A text of any other shape is no token, however long. */
const TOKEN = /^[\w-]{20,100}$/;

const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** An address in one spelling: mail systems tell capitals apart in theory only. */
export const emailKeyOf = (email: string): string => email.normalize('NFKC').toLowerCase();

interface AccountRow extends Omit<StoredAccount, 'password'> {
  readonly password: string | null;
}

const toAccount = (row: AccountRow | undefined): StoredAccount | undefined =>
  row && { ...row, password: row.password ?? undefined };

const ACCOUNT = `SELECT account.id, account.email, email_key AS emailKey, first_name AS firstName,
  last_name AS lastName, password FROM account`;

/** Opens, or makes, the accounts of a folder: `accounts.sqlite` in it. @throws when the file cannot be used. */
export function openAccountStore(folder: string): AccountStore {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'accounts.sqlite');
  const connection = new Database(file, { timeout: 10_000 });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.exec(ACCOUNT_SCHEMA);
  const isInPlace = fileInPlace(file);
  /** In a file that is gone nobody would be found again. */
  const inPlace = (): void => {
    if (!isInPlace()) throw new Error('The file of accounts is not in its place any more');
  };

  const byEmailKey = connection.prepare<[string], AccountRow>(`${ACCOUNT} WHERE email_key = ?`);
  const byToken = connection.prepare<[string, number], AccountRow>(
    `${ACCOUNT} JOIN session ON session.account_id = account.id
     WHERE session.digest = ? AND session.expires_at > ?`,
  );
  const addAccount = connection.prepare(
    `INSERT INTO account (id, email_key, email, first_name, last_name, password, created_at)
     VALUES (@id, @emailKey, @email, @firstName, @lastName, @password, @at)
     ON CONFLICT (email_key) DO NOTHING`,
  );
  const setPassword = connection.prepare<[string, string]>(
    'UPDATE account SET password = ? WHERE email_key = ?',
  );
  const addSession = connection.prepare<[string, string, number, number]>(
    'INSERT INTO session (digest, account_id, at, expires_at) VALUES (?, ?, ?, ?)',
  );
  const dropSession = connection.prepare<[string]>('DELETE FROM session WHERE digest = ?');
  const dropSessions = connection.prepare<[string]>('DELETE FROM session WHERE account_id = ?');
  const addLink = connection.prepare<[string, string, string, number, number]>(
    'INSERT INTO link (digest, email_key, email, at, expires_at) VALUES (?, ?, ?, ?, ?)',
  );
  const goodLink = connection.prepare<[string, number], GoodLink>(
    'SELECT email, email_key AS emailKey FROM link WHERE digest = ? AND expires_at > ?',
  );
  const dropLinks = connection.prepare<[string]>('DELETE FROM link WHERE email_key = ?');
  const forgetSessions = connection.prepare<[number]>('DELETE FROM session WHERE expires_at <= ?');
  const forgetLinks = connection.prepare<[number]>('DELETE FROM link WHERE expires_at <= ?');

  const byEmail = (email: string) => toAccount(byEmailKey.get(emailKeyOf(email)));

  const insert = (
    { email, password, firstName = '', lastName = '' }: NewAccount,
    now: number,
  ): boolean =>
    addAccount.run({
      id: randomBytes(16).toString('hex'),
      emailKey: emailKeyOf(email),
      email,
      firstName,
      lastName,
      password,
      at: now,
    }).changes === 1;

  const useLink = connection.transaction((token: string, password: string, now: number) => {
    const found = goodLink.get(digestOf(token), now);
    if (found === undefined) return undefined;
    dropLinks.run(found.emailKey);
    if (!insert({ email: found.email, password }, now)) setPassword.run(password, found.emailKey);
    const account = byEmail(found.email);
    if (account === undefined) throw new Error('An account was not stored');
    dropSessions.run(account.id);
    return account;
  });

  const tries = tryBook(connection, ownSecret(connection));
  const passkeys = passkeyFile(connection);
  const shortlists = shortlistFile(connection);
  return {
    byEmail,
    create: (account, now) => {
      inPlace();
      return insert(account, now) ? byEmail(account.email) : undefined;
    },
    openSession: (accountId, now) => {
      inPlace();
      const token = newToken();
      addSession.run(digestOf(token), accountId, now, now + SESSION_MS);
      return token;
    },
    endSession: (token) => {
      if (TOKEN.test(token)) dropSession.run(digestOf(token));
    },
    ofToken: (token, now) =>
      TOKEN.test(token) ? toAccount(byToken.get(digestOf(token), now)) : undefined,
    addLink: (email, now) => {
      inPlace();
      const token = newToken();
      addLink.run(digestOf(token), emailKeyOf(email), email, now, now + LINK_MS);
      return token;
    },
    link: (token, now) => (TOKEN.test(token) ? goodLink.get(digestOf(token), now) : undefined),
    useLink: (token, password, now) => {
      inPlace();
      return TOKEN.test(token) ? useLink.immediate(token, password, now) : undefined;
    },
    tries,
    passkeys,
    shortlists: {
      of: shortlists.of,
      write: (...given) => {
        inPlace();
        return shortlists.write(...given);
      },
    },
    forget: (now) => {
      forgetSessions.run(now);
      forgetLinks.run(now);
      tries.forget(now);
      passkeys.forget(now);
    },
    close: () => {
      connection.close();
    },
  };
}
