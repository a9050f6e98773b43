/** Who did something to an enquiry. */
export type AuditActor = 'shopper' | 'inbox' | 'command line' | 'mailer';

export type AuditAction =
  | 'received'
  | 'sent-again'
  /** Sent by a person after it had been a suspect. */
  | 'cleared'
  | 'opened'
  | 'answered'
  | 'not-answered'
  | 'exported'
  | 'email-queued'
  /** It could not be sent yet, and is tried again. */
  | 'email-put-off'
  | 'email-sent'
  | 'email-failed';

/** Something that happened to an enquiry, for whoever must account for it; no personal data. */
export interface AuditEntry {
  /** Milliseconds since 1970 in UTC. */
  readonly at: number;
  readonly who: AuditActor;
  readonly what: AuditAction;
  readonly reference: string;
  /** Of an e-mail, to whom it is; empty of all else. */
  readonly about: string;
}

export interface AuditTrail {
  readonly note: (entries: readonly AuditEntry[]) => Promise<void>;
  /** Of one enquiry, in the order of events; the last thousand. */
  readonly trail: (reference: string) => Promise<readonly AuditEntry[]>;
}
