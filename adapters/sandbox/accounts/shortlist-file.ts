import type Database from 'better-sqlite3';
import type { AccountShortlist } from '../../../core/account/public';

export interface ShortlistFile {
  /** Empty, of version 0, of an account that never saved a vehicle. */
  readonly of: (accountId: string) => AccountShortlist;
  /**
   * Puts the list in the place of the one that was read as its version; the same list again is no
   * change. @returns how it stands now, and whether that is what was asked for
   */
  readonly write: (
    accountId: string,
    list: AccountShortlist,
    now: number,
  ) => { readonly list: AccountShortlist; readonly isWritten: boolean };
}

interface Row {
  readonly slugs: string;
  readonly version: number;
}

const EMPTY: AccountShortlist = { slugs: [], version: 0 };

export function shortlistFile(connection: Database.Database): ShortlistFile {
  const ofAccount = connection.prepare<[string], Row>(
    'SELECT slugs, version FROM shortlist WHERE account_id = ?',
  );
  const put = connection.prepare<[string, string, number, number]>(
    `INSERT INTO shortlist (account_id, slugs, version, at) VALUES (?, ?, ?, ?)
     ON CONFLICT (account_id) DO UPDATE SET slugs = excluded.slugs, version = excluded.version,
       at = excluded.at`,
  );
  const of = (accountId: string): AccountShortlist => {
    const row = ofAccount.get(accountId);
    return row === undefined
      ? EMPTY
      : { slugs: JSON.parse(row.slugs) as readonly string[], version: row.version };
  };
  const write = connection.transaction(
    (accountId: string, { slugs, version }: AccountShortlist, now: number) => {
      const stands = of(accountId);
      const text = JSON.stringify(slugs);
      if (text === JSON.stringify(stands.slugs)) return { list: stands, isWritten: true };
      if (version !== stands.version) return { list: stands, isWritten: false };
      put.run(accountId, text, version + 1, now);
      return { list: { slugs, version: version + 1 }, isWritten: true };
    },
  );
  return { of, write: (accountId, list, now) => write.immediate(accountId, list, now) };
}
