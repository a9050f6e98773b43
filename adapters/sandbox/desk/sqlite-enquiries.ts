import type Database from 'better-sqlite3';
import type { AuditActor } from './audit-trail';
import type { DeskStore, EnquiryFilter, EnquiryTally } from './desk-store';
import type { Email } from './email-queue';
import { findableText } from './findable-text';
import type { SqliteAttachments } from './sqlite-attachments';
import type { SqliteAudit } from './sqlite-audit';
import type { SqliteEmails } from './sqlite-emails';
import {
  isSameEnquiry,
  type Answer,
  type FieldAnswer,
  type NewEnquiry,
  type StoredEnquiry,
} from './stored-enquiry';

interface EnquiryRow {
  readonly id: number;
  readonly key: string;
  readonly reference: string;
  readonly form_id: string;
  readonly form_title: string;
  readonly branch: string;
  readonly person: string;
  readonly at: number;
  readonly answers: string;
  readonly facts: string;
  readonly confirmation: string;
  readonly fingerprint: string;
  readonly suspect: number;
  readonly answered_at: number | null;
  readonly pictures: number;
}

/** Enquiries of the first versions know the labels of their fields, and no more. */
type StoredAnswer = Answer & Partial<FieldAnswer>;

const toEnquiry = (row: EnquiryRow): StoredEnquiry => ({
  id: row.id,
  key: row.key,
  reference: row.reference,
  formId: row.form_id,
  formTitle: row.form_title,
  branch: row.branch,
  person: row.person,
  at: row.at,
  answers: (JSON.parse(row.answers) as readonly StoredAnswer[]).map((answer) => ({
    name: answer.label,
    sent: answer.value,
    isNumber: false,
    ...answer,
  })),
  facts: JSON.parse(row.facts) as readonly Answer[],
  confirmation: row.confirmation,
  fingerprint: row.fingerprint,
  suspect: row.suspect === 1,
  pictures: row.pictures,
  answeredAt: row.answered_at ?? undefined,
});

const SELECT = `SELECT enquiry.*,
  (SELECT count(*) FROM attachment WHERE attachment.enquiry_id = enquiry.id) AS pictures FROM enquiry`;

/** More words than these narrow nothing down. */
const MOST_WORDS = 8;

interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

function conditionOf({ isSuspect, isAnswered, formId, words = '' }: EnquiryFilter): Condition {
  const typed = findableText(words).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  const parts: readonly Condition[] = [
    { sql: 'suspect = ?', values: [isSuspect ? 1 : 0] },
    ...(isAnswered === undefined
      ? []
      : [{ sql: `answered_at IS ${isAnswered ? 'NOT ' : ''}NULL`, values: [] }]),
    ...(formId === undefined ? [] : [{ sql: 'form_id = ?', values: [formId] }]),
    ...typed.map((word) => ({ sql: 'instr(findable, ?) > 0', values: [word] })),
  ];
  return {
    sql: parts.map(({ sql }) => sql).join(' AND '),
    values: parts.flatMap(({ values }) => values),
  };
}

/** What the parts of an enquiry are written with. */
export interface EnquiryParts {
  readonly claim: SqliteAttachments['claim'];
  readonly writeAudit: SqliteAudit['write'];
  readonly writeEmail: SqliteEmails['write'];
}

export type SqliteEnquiries = Pick<
  DeskStore,
  'take' | 'byKey' | 'byReference' | 'find' | 'tally' | 'setAnswered'
>;

export function sqliteEnquiries(
  connection: Database.Database,
  { claim, writeAudit, writeEmail }: EnquiryParts,
): SqliteEnquiries {
  const insert = connection.prepare(
    `INSERT INTO enquiry (key, reference, form_id, form_title, branch, person, findable, at, answers, facts, confirmation, fingerprint, suspect)
     VALUES (@key, @reference, @formId, @formTitle, @branch, @person, @findable, @at, @answers, @facts, @confirmation, @fingerprint, @suspect)
     ON CONFLICT (key) DO NOTHING`,
  );
  const clear = connection.prepare<[number, string]>(
    'UPDATE enquiry SET suspect = 0, at = ? WHERE key = ?',
  );
  const byKey = connection.prepare<[string], EnquiryRow>(`${SELECT} WHERE key = ?`);
  const byReference = connection.prepare<[string], EnquiryRow>(`${SELECT} WHERE reference = ?`);
  const answer = connection.prepare<[number | null, string]>(
    'UPDATE enquiry SET answered_at = ? WHERE reference = ?',
  );
  const counts = connection.prepare<[], Omit<EnquiryTally, 'forms'>>(
    `SELECT coalesce(sum(suspect = 0 AND answered_at IS NULL), 0) AS unanswered,
       coalesce(sum(suspect = 0 AND answered_at IS NOT NULL), 0) AS answered,
       coalesce(sum(suspect), 0) AS suspect FROM enquiry`,
  );
  const forms = connection.prepare<[], EnquiryTally['forms'][number]>(
    `SELECT form_id AS id, form_title AS title FROM enquiry
     WHERE id IN (SELECT max(id) FROM enquiry GROUP BY form_id) ORDER BY form_title`,
  );

  const take = connection.transaction(
    (
      enquiry: NewEnquiry,
      letters: readonly Email[],
      delivery: 'queued' | 'unsent',
    ): StoredEnquiry => {
      const { key, at } = enquiry;
      const { changes, lastInsertRowid } = insert.run({
        ...enquiry,
        findable: findableText(`${enquiry.reference} ${enquiry.person}`),
        answers: JSON.stringify(enquiry.answers),
        facts: JSON.stringify(enquiry.facts),
        suspect: enquiry.suspect ? 1 : 0,
      });
      const isNew = changes === 1;
      if (isNew) claim(enquiry.attachments, lastInsertRowid);
      const known = stored(key);
      if (!isSameEnquiry(known, enquiry)) return known;
      const isCleared = !isNew && known.suspect && !enquiry.suspect;
      const { reference } = known;
      const what = isNew ? 'received' : isCleared ? 'cleared' : 'sent-again';
      writeAudit({ at, who: 'shopper', what, reference, about: '' });
      if (isCleared) clear.run(at, key);
      if (!enquiry.suspect && (isNew || isCleared)) {
        for (const letter of letters) {
          writeEmail(letter, { enquiryId: known.id, reference, at }, delivery);
        }
      }
      return isCleared ? stored(key) : known;
    },
  );

  function stored(key: string): StoredEnquiry {
    const row = byKey.get(key);
    if (row === undefined) throw new Error('An enquiry was not stored');
    return toEnquiry(row);
  }

  const setAnswered = connection.transaction(
    (
      reference: string,
      isAnswered: boolean,
      { at, who }: { readonly at: number; readonly who: AuditActor },
    ): boolean => {
      const row = byReference.get(reference);
      if (row === undefined) return false;
      if ((row.answered_at !== null) === isAnswered) return true;
      answer.run(isAnswered ? at : null, reference);
      const what = isAnswered ? 'answered' : 'not-answered';
      writeAudit({ at, who, what, reference, about: '' });
      return true;
    },
  );

  const found = (row: EnquiryRow | undefined): StoredEnquiry | undefined =>
    row === undefined ? undefined : toEnquiry(row);

  return {
    take: async (enquiry, letters, delivery) => take.immediate(enquiry, letters, delivery),
    byKey: async (key) => found(byKey.get(key)),
    byReference: async (reference) => found(byReference.get(reference)),
    find: async (filter, { most, skip = 0, before = Number.MAX_SAFE_INTEGER }) => {
      const { sql, values } = conditionOf(filter);
      const rows = connection
        .prepare<(string | number)[], EnquiryRow>(
          `${SELECT} WHERE ${sql} AND id < ? ORDER BY id DESC LIMIT ? OFFSET ?`,
        )
        .all(...values, before, most, skip);
      const total = connection
        .prepare<(string | number)[], number>(`SELECT count(*) FROM enquiry WHERE ${sql}`)
        .pluck()
        .get(...values);
      return { enquiries: rows.map(toEnquiry), total: total ?? 0 };
    },
    tally: async () => ({
      ...(counts.get() ?? { unanswered: 0, answered: 0, suspect: 0 }),
      forms: forms.all(),
    }),
    setAnswered: async (reference, isAnswered, by) =>
      setAnswered.immediate(reference, isAnswered, by),
  };
}
