import Database from 'better-sqlite3';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileInPlace } from '../database/file-in-place';
import { migrateDesk } from './desk-schema';
import type { DeskStore } from './desk-store';
import { sqliteAttachments } from './sqlite-attachments';
import { sqliteAudit } from './sqlite-audit';
import { sqliteEmails } from './sqlite-emails';
import { sqliteEnquiries } from './sqlite-enquiries';

/** Opens, or makes, the desk of a folder: `desk.sqlite` in it. @throws when the folder cannot be written. */
export function openDeskStore(folder: string): DeskStore {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'desk.sqlite');
  const connection = new Database(file, { timeout: 10_000 });
  connection.pragma('journal_mode = WAL');
  // What is confirmed to a shopper is on the disk before it is confirmed.
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  migrateDesk(connection);

  const { claim, ...attachments } = sqliteAttachments(connection);
  const { write: writeAudit, ...audit } = sqliteAudit(connection);
  const { write: writeEmail, ...emails } = sqliteEmails(connection, writeAudit);
  const enquiries = sqliteEnquiries(connection, { claim, writeAudit, writeEmail });

  const isInPlace = fileInPlace(file);
  return {
    ...attachments,
    ...audit,
    ...emails,
    ...enquiries,
    /** In a file that is gone nobody would ever read it. */
    take: async (...enquiry) => {
      if (!isInPlace()) throw new Error('The file of enquiries is not in its place any more');
      return enquiries.take(...enquiry);
    },
    close: async () => {
      connection.close();
    },
  };
}
