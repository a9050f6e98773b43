import type Database from 'better-sqlite3';
import type { AuditEntry, AuditTrail } from './audit-trail';

export interface SqliteAudit extends AuditTrail {
  /** Within the transaction that does what it tells. */
  readonly write: (entry: AuditEntry) => void;
}

export function sqliteAudit(connection: Database.Database): SqliteAudit {
  const insert = connection.prepare<AuditEntry>(
    'INSERT INTO audit (at, who, what, reference, about) VALUES (@at, @who, @what, @reference, @about)',
  );
  const trail = connection.prepare<[string], AuditEntry>(
    `SELECT at, who, what, reference, about FROM (
       SELECT * FROM audit WHERE reference = ? ORDER BY id DESC LIMIT 1000
     ) ORDER BY id`,
  );
  const write = (entry: AuditEntry): void => {
    insert.run(entry);
  };
  const writeAll = connection.transaction((entries: readonly AuditEntry[]) => {
    entries.forEach(write);
  });
  return {
    write,
    note: async (entries) => {
      writeAll.immediate(entries);
    },
    trail: async (reference) => trail.all(reference),
  };
}
