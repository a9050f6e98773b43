import type Database from 'better-sqlite3';
import { left, right } from 'fp-ts/Either';
import { randomBytes } from 'node:crypto';
import {
  LARGEST_ATTACHMENT,
  type Attachment,
  type AttachmentFacts,
  type AttachmentStore,
  type NewAttachment,
} from './attachment-store';

const FACTS = 'attachment.id, attachment.name, attachment.type, attachment.size, attachment.at';

/** An attachment whose enquiry has not come within this is thrown away. */
const WAITS_MS = 24 * 3600 * 1000;
/** Of all that wait together. */
const MOST_WAITING_BYTES = 512 * 1024 * 1024;

const LONGEST_NAME = 120;

/** As one line, without what turns the direction of a text or breaks a header. */
const shortName = (name: string): string =>
  [...name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()].slice(0, LONGEST_NAME).join('');

export interface SqliteAttachments extends AttachmentStore {
  /** Within the transaction that stores the enquiry; what does not wait is passed over. */
  readonly claim: (ids: readonly string[], enquiryId: number | bigint) => void;
}

export function sqliteAttachments(connection: Database.Database): SqliteAttachments {
  const insert = connection.prepare<AttachmentFacts & { readonly bytes: Uint8Array }>(
    'INSERT INTO attachment (id, name, type, size, at, bytes) VALUES (@id, @name, @type, @size, @at, @bytes)',
  );
  const removeOld = connection.prepare<[number]>(
    'DELETE FROM attachment WHERE enquiry_id IS NULL AND at < ?',
  );
  const waitingBytes = connection
    .prepare<[], number>('SELECT coalesce(sum(size), 0) FROM attachment WHERE enquiry_id IS NULL')
    .pluck();
  const byId = connection.prepare<[string], Attachment>(
    `SELECT ${FACTS}, bytes FROM attachment WHERE id = ?`,
  );
  const waiting = connection.prepare<[string], AttachmentFacts>(
    `SELECT ${FACTS} FROM attachment WHERE id = ? AND enquiry_id IS NULL`,
  );
  const remove = connection.prepare<[string]>(
    'DELETE FROM attachment WHERE id = ? AND enquiry_id IS NULL',
  );
  const claimOne = connection.prepare<[number | bigint, number, string]>(
    'UPDATE attachment SET enquiry_id = ?, place = ? WHERE id = ? AND enquiry_id IS NULL',
  );
  const ofEnquiry = connection.prepare<[string], AttachmentFacts>(
    `SELECT ${FACTS} FROM attachment JOIN enquiry ON enquiry.id = attachment.enquiry_id
     WHERE enquiry.reference = ? ORDER BY attachment.place`,
  );

  const add = connection.transaction(({ bytes, ...attachment }: NewAttachment) => {
    const facts: AttachmentFacts = {
      id: randomBytes(24).toString('base64url'),
      name: shortName(attachment.name),
      type: attachment.type,
      size: bytes.byteLength,
      at: attachment.at,
    };
    removeOld.run(attachment.at - WAITS_MS);
    if ((waitingBytes.get() ?? 0) + facts.size > MOST_WAITING_BYTES) return undefined;
    insert.run({ ...facts, bytes });
    return facts;
  });

  return {
    addAttachment: async (attachment) => {
      const size = attachment.bytes.byteLength;
      if (size === 0) return left({ kind: 'empty' });
      if (size > LARGEST_ATTACHMENT) return left({ kind: 'too-large', most: LARGEST_ATTACHMENT });
      const facts = add.immediate(attachment);
      return facts === undefined ? left({ kind: 'no-room' }) : right(facts);
    },
    attachment: async (id) => byId.get(id),
    waitingAttachments: async (ids) =>
      ids.flatMap((id) => {
        const facts = waiting.get(id);
        return facts === undefined ? [] : [facts];
      }),
    removeAttachment: async (id) => remove.run(id).changes === 1,
    attachmentsOf: async (reference) => ofEnquiry.all(reference),
    claim: (ids, enquiryId) => {
      for (const [place, id] of ids.entries()) claimOne.run(enquiryId, place, id);
    },
  };
}
