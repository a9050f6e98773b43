/** An e-mail as it would leave. Addresses and subject are single lines. */
export interface Email {
  readonly to: string;
  /** Where an answer goes. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface StoredEmail extends Email {
  readonly id: number;
  /** Of the enquiry it is about. */
  readonly reference: string;
  /** Milliseconds since 1970 in UTC. */
  readonly at: number;
}

/** An answer as a person reads it. */
export interface Answer {
  readonly label: string;
  readonly value: string;
}

/** An enquiry that is in order. */
export interface NewEnquiry {
  /** One enquiry a key, however often it is sent. */
  readonly key: string;
  /** What a shopper may name on the telephone; unique. */
  readonly reference: string;
  readonly formId: string;
  readonly formTitle: string;
  /** The name of the dealership it goes to. */
  readonly branch: string;
  readonly at: number;
  readonly answers: readonly Answer[];
  /** What is known beside the form: vehicle, source, consent. */
  readonly facts: readonly Answer[];
  readonly confirmation: string;
  /** Of what was said; empty where it is not known. */
  readonly fingerprint: string;
}

export interface StoredEnquiry extends NewEnquiry {
  readonly id: number;
}

/** Whether both say the same, as far as it is known what the first one said. */
export const isSameEnquiry = (
  stored: Pick<NewEnquiry, 'fingerprint'>,
  sent: Pick<NewEnquiry, 'fingerprint'>,
): boolean => stored.fingerprint === '' || stored.fingerprint === sent.fingerprint;

/** Something that happened at the desk, for whoever must account for it; no personal data. */
export interface AuditEntry {
  readonly at: number;
  readonly what: 'stored' | 'sent-again' | 'opened';
  readonly reference: string;
}

/**
 * What the desk has taken. Asynchronous, so that a database over a network can stand behind it;
 * whatever it has confirmed outlives a crash of the process and of the machine.
 */
export interface DeskStore {
  /**
   * Stores an enquiry with its e-mails, all or nothing; one whose key is known is left as it was.
   * @returns what is stored under the key, which may say something else than this enquiry.
   */
  readonly take: (enquiry: NewEnquiry, emails: readonly Email[]) => Promise<StoredEnquiry>;
  readonly byKey: (key: string) => Promise<StoredEnquiry | undefined>;
  readonly byReference: (reference: string) => Promise<StoredEnquiry | undefined>;
  /** The latest first. @param before an id; only older ones. */
  readonly latest: (most: number, before?: number) => Promise<readonly StoredEnquiry[]>;
  readonly emails: (most: number, before?: number) => Promise<readonly StoredEmail[]>;
  readonly email: (id: number) => Promise<StoredEmail | undefined>;
  readonly note: (entry: AuditEntry) => Promise<void>;
  readonly trail: (reference: string) => Promise<readonly AuditEntry[]>;
  readonly close: () => Promise<void>;
}
