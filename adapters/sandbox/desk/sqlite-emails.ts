import type Database from 'better-sqlite3';
import type { AuditAction } from './audit-trail';
import type { Delivery, DeliveryOutcome, Email, EmailQueue, StoredEmail } from './email-queue';
import type { SqliteAudit } from './sqlite-audit';

interface EmailRow extends Omit<
  StoredEmail,
  'to' | 'replyTo' | 'nextAt' | 'settledAt' | 'isOfEnquiry'
> {
  readonly recipient: string;
  readonly recipientName: string;
  readonly replyTo: string;
  readonly enquiryId: number | null;
  readonly nextAt: number | null;
  readonly settledAt: number | null;
}

const toEmail = ({
  recipient,
  recipientName,
  replyTo,
  nextAt,
  settledAt,
  enquiryId,
  ...row
}: EmailRow): StoredEmail => ({
  ...row,
  isOfEnquiry: enquiryId !== null,
  to: { name: recipientName, address: recipient },
  replyTo: replyTo === '' ? undefined : replyTo,
  nextAt: nextAt ?? undefined,
  settledAt: settledAt ?? undefined,
});

const SELECT = `SELECT id, enquiry_id AS enquiryId, reference, at, audience, recipient,
  recipient_name AS recipientName, reply_to AS replyTo, subject, text, html, delivery, tries,
  next_at AS nextAt, settled_at AS settledAt, problem FROM outbox`;

const LONGEST_PROBLEM = 300;

const AUDITED: Readonly<Record<DeliveryOutcome['kind'], AuditAction>> = {
  sent: 'email-sent',
  'put-off': 'email-put-off',
  failed: 'email-failed',
};

export interface SqliteEmails extends EmailQueue {
  /** Within the transaction that stores the enquiry, where there is one. */
  readonly write: (
    email: Email,
    of: { readonly enquiryId: number | null; readonly reference: string; readonly at: number },
    delivery: 'queued' | 'unsent',
  ) => void;
}

export function sqliteEmails(
  connection: Database.Database,
  writeAudit: SqliteAudit['write'],
): SqliteEmails {
  const insert = connection.prepare(
    `INSERT INTO outbox (enquiry_id, reference, at, audience, recipient, recipient_name, reply_to, subject, text, html, delivery, next_at)
     VALUES (@enquiryId, @reference, @at, @audience, @recipient, @recipientName, @replyTo, @subject, @text, @html, @delivery, @nextAt)`,
  );
  const list = connection.prepare<[number, number], EmailRow>(
    `${SELECT} WHERE id < ? ORDER BY id DESC LIMIT ?`,
  );
  const byId = connection.prepare<[number], EmailRow>(`${SELECT} WHERE id = ?`);
  const ofEnquiry = connection.prepare<[string], EmailRow>(
    `${SELECT} WHERE reference = ? ORDER BY id`,
  );
  const due = connection
    .prepare<{ readonly now: number }, number>(
      `SELECT id FROM outbox WHERE delivery = 'queued' AND next_at <= @now
       AND NOT EXISTS (SELECT 1 FROM outbox WHERE delivery = 'queued' AND claimed_until > @now)
       ORDER BY next_at, id LIMIT 1`,
    )
    .pluck();
  const claim = connection.prepare<[number, number]>(
    'UPDATE outbox SET claimed_until = ?, tries = tries + 1 WHERE id = ?',
  );
  const settle = connection.prepare(
    `UPDATE outbox SET delivery = @delivery, next_at = @nextAt, settled_at = @settledAt,
     problem = @problem, claimed_until = NULL WHERE id = @id`,
  );
  const requeue = connection.prepare<[number, number]>(
    `UPDATE outbox SET delivery = 'queued', tries = 0, next_at = ?, settled_at = NULL
     WHERE id = ? AND delivery = 'failed'`,
  );
  const nextAt = connection
    .prepare<[], number | null>("SELECT min(next_at) FROM outbox WHERE delivery = 'queued'")
    .pluck();

  const found = (id: number): StoredEmail | undefined => {
    const row = byId.get(id);
    return row === undefined ? undefined : toEmail(row);
  };

  const claimNext = connection.transaction((now: number, until: number) => {
    const id = due.get({ now });
    if (id === undefined) return undefined;
    claim.run(until, id);
    return found(id);
  });

  const settleOne = connection.transaction((id: number, at: number, outcome: DeliveryOutcome) => {
    const email = found(id);
    if (email === undefined) return;
    const isOver = outcome.kind !== 'put-off';
    const delivery: Delivery = outcome.kind === 'put-off' ? 'queued' : outcome.kind;
    settle.run({
      id,
      delivery,
      nextAt: outcome.kind === 'put-off' ? outcome.nextAt : null,
      settledAt: isOver ? at : null,
      problem: outcome.kind === 'sent' ? '' : outcome.problem.slice(0, LONGEST_PROBLEM),
    });
    const { reference, audience: about } = email;
    writeAudit({ at, who: 'mailer', what: AUDITED[outcome.kind], reference, about });
  });

  const requeueOne = connection.transaction((id: number, at: number): boolean => {
    const email = found(id);
    if (email === undefined || requeue.run(at, id).changes === 0) return false;
    const { reference, audience: about } = email;
    writeAudit({ at, who: 'inbox', what: 'email-queued', reference, about });
    return true;
  });

  const write: SqliteEmails['write'] = (
    { to, replyTo = '', ...email },
    { enquiryId, reference, at },
    delivery,
  ) => {
    insert.run({
      ...email,
      enquiryId,
      reference,
      at,
      recipient: to.address,
      recipientName: to.name,
      replyTo,
      delivery,
      nextAt: delivery === 'queued' ? at : null,
    });
    if (delivery === 'queued') {
      writeAudit({ at, who: 'mailer', what: 'email-queued', reference, about: email.audience });
    }
  };
  const writeAlone = connection.transaction(
    (
      email: Email,
      of: { readonly reference: string; readonly at: number },
      delivery: 'queued' | 'unsent',
    ) => {
      write(email, { ...of, enquiryId: null }, delivery);
    },
  );

  return {
    write,
    writeLetter: async (email, of, delivery) => {
      writeAlone.immediate(email, of, delivery);
    },
    emails: async (most, before = Number.MAX_SAFE_INTEGER) => list.all(before, most).map(toEmail),
    email: async (id) => found(id),
    emailsOf: async (reference) => ofEnquiry.all(reference).map(toEmail),
    claimEmail: async (now, until) => claimNext.immediate(now, until),
    settleEmail: async (id, at, outcome) => {
      settleOne.immediate(id, at, outcome);
    },
    requeueEmail: async (id, at) => requeueOne.immediate(id, at),
    nextEmailAt: async () => nextAt.get() ?? undefined,
  };
}
