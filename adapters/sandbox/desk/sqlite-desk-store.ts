import Database from 'better-sqlite3';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileInPlace } from '../database/file-in-place';
import { migrateDesk } from './desk-schema';
import {
  isSameEnquiry,
  type Answer,
  type AuditEntry,
  type DeskStore,
  type StoredEmail,
  type StoredEnquiry,
} from './desk-store';

interface EnquiryRow {
  readonly id: number;
  readonly key: string;
  readonly reference: string;
  readonly form_id: string;
  readonly form_title: string;
  readonly branch: string;
  readonly at: number;
  readonly answers: string;
  readonly facts: string;
  readonly confirmation: string;
  readonly fingerprint: string;
}

const toEnquiry = (row: EnquiryRow): StoredEnquiry => ({
  id: row.id,
  key: row.key,
  reference: row.reference,
  formId: row.form_id,
  formTitle: row.form_title,
  branch: row.branch,
  at: row.at,
  answers: JSON.parse(row.answers) as readonly Answer[],
  facts: JSON.parse(row.facts) as readonly Answer[],
  confirmation: row.confirmation,
  fingerprint: row.fingerprint,
});

const EMAIL_COLUMNS = `outbox.id, outbox.at, outbox.recipient AS "to", outbox.reply_to AS replyTo,
  outbox.subject, outbox.text, outbox.html, enquiry.reference`;

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

  const insertEnquiry = connection.prepare(
    `INSERT INTO enquiry (key, reference, form_id, form_title, branch, at, answers, facts, confirmation, fingerprint)
     VALUES (@key, @reference, @formId, @formTitle, @branch, @at, @answers, @facts, @confirmation, @fingerprint)
     ON CONFLICT (key) DO NOTHING`,
  );
  const insertEmail = connection.prepare(
    `INSERT INTO outbox (enquiry_id, at, recipient, reply_to, subject, text, html)
     VALUES (@enquiryId, @at, @to, @replyTo, @subject, @text, @html)`,
  );
  const insertAudit = connection.prepare<AuditEntry>(
    'INSERT INTO audit (at, what, reference) VALUES (@at, @what, @reference)',
  );
  const byKey = connection.prepare<[string], EnquiryRow>('SELECT * FROM enquiry WHERE key = ?');
  const byReference = connection.prepare<[string], EnquiryRow>(
    'SELECT * FROM enquiry WHERE reference = ?',
  );
  const latest = connection.prepare<[number, number], EnquiryRow>(
    'SELECT * FROM enquiry WHERE id < ? ORDER BY id DESC LIMIT ?',
  );
  const emails = connection.prepare<[number, number], StoredEmail>(
    `SELECT ${EMAIL_COLUMNS} FROM outbox JOIN enquiry ON enquiry.id = outbox.enquiry_id
     WHERE outbox.id < ? ORDER BY outbox.id DESC LIMIT ?`,
  );
  const email = connection.prepare<[number], StoredEmail>(
    `SELECT ${EMAIL_COLUMNS} FROM outbox JOIN enquiry ON enquiry.id = outbox.enquiry_id
     WHERE outbox.id = ?`,
  );
  const trail = connection.prepare<[string], AuditEntry>(
    'SELECT at, what, reference FROM audit WHERE reference = ? ORDER BY id LIMIT 200',
  );

  const take = connection.transaction(
    (...[enquiry, letters]: Parameters<DeskStore['take']>): StoredEnquiry => {
      const { changes, lastInsertRowid } = insertEnquiry.run({
        ...enquiry,
        answers: JSON.stringify(enquiry.answers),
        facts: JSON.stringify(enquiry.facts),
      });
      const isNew = changes === 1;
      if (isNew) {
        for (const letter of letters) {
          insertEmail.run({ ...letter, enquiryId: lastInsertRowid, at: enquiry.at });
        }
      }
      const stored = byKey.get(enquiry.key);
      if (stored === undefined) throw new Error('An enquiry was not stored');
      if (isSameEnquiry(stored, enquiry)) {
        const what = isNew ? 'stored' : 'sent-again';
        insertAudit.run({ at: enquiry.at, what, reference: stored.reference });
      }
      return toEnquiry(stored);
    },
  );

  const isInPlace = fileInPlace(file);
  /** In a file that is gone nobody would ever read it. */
  const taken: DeskStore['take'] = async (enquiry, letters) => {
    if (!isInPlace()) throw new Error('The file of enquiries is not in its place any more');
    return take.immediate(enquiry, letters);
  };

  const found = (row: EnquiryRow | undefined): StoredEnquiry | undefined =>
    row === undefined ? undefined : toEnquiry(row);
  return {
    take: taken,
    byKey: async (key) => Promise.resolve(found(byKey.get(key))),
    byReference: async (reference) => Promise.resolve(found(byReference.get(reference))),
    latest: async (most, before = Number.MAX_SAFE_INTEGER) =>
      Promise.resolve(latest.all(before, most).map(toEnquiry)),
    emails: async (most, before = Number.MAX_SAFE_INTEGER) =>
      Promise.resolve(emails.all(before, most)),
    email: async (id) => Promise.resolve(email.get(id)),
    note: async (entry) => {
      await Promise.resolve(insertAudit.run(entry));
    },
    trail: async (reference) => Promise.resolve(trail.all(reference)),
    close: async () => {
      await Promise.resolve(connection.close());
    },
  };
}
