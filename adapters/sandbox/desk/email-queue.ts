/** A name with an address behind it. Whoever sends encodes both. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** An e-mail as it would leave. */
export interface Email {
  readonly audience: 'branch' | 'shopper';
  readonly to: Mailbox;
  /** Where an answer goes; none where there is no valid address. */
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** `unsent`: written while no mail server was set; it is read in the outbox and goes nowhere. */
export type Delivery = 'unsent' | 'queued' | 'sent' | 'failed';

export interface StoredEmail extends Email {
  readonly id: number;
  /** Of the enquiry it is about, or its own. */
  readonly reference: string;
  readonly isOfEnquiry: boolean;
  /** When it was written. Milliseconds since 1970 in UTC, as all times here. */
  readonly at: number;
  readonly delivery: Delivery;
  /** How often it has been tried. */
  readonly tries: number;
  /** Of one that is queued: when it is tried next. */
  readonly nextAt: number | undefined;
  /** When it was sent, or given up. */
  readonly settledAt: number | undefined;
  /** Why the last try failed, in the words of the mail server. */
  readonly problem: string;
}

/** What became of a try. */
export type DeliveryOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'put-off'; readonly problem: string; readonly nextAt: number }
  | { readonly kind: 'failed'; readonly problem: string };

/** The e-mails that were written, those among them that wait to be sent first in line. */
export interface EmailQueue {
  /** Writes one that no enquiry is about. @param of its own reference, and when it is written. */
  readonly writeLetter: (
    email: Email,
    of: { readonly reference: string; readonly at: number },
    delivery: 'queued' | 'unsent',
  ) => Promise<void>;
  /** The latest first. @param before an id; only older ones. */
  readonly emails: (most: number, before?: number) => Promise<readonly StoredEmail[]>;
  readonly email: (id: number) => Promise<StoredEmail | undefined>;
  readonly emailsOf: (reference: string) => Promise<readonly StoredEmail[]>;
  /**
   * Takes the first that is due, for one sender until the time given; meanwhile nobody gets any, in
   * whatever process, so that there is one sender at a time. Counts as a try.
   */
  readonly claimEmail: (now: number, until: number) => Promise<StoredEmail | undefined>;
  /** Says what became of the one that was claimed, and notes it in the trail. */
  readonly settleEmail: (id: number, at: number, outcome: DeliveryOutcome) => Promise<void>;
  /** Puts one that was given up into the queue again. @returns whether it was one. */
  readonly requeueEmail: (id: number, at: number) => Promise<boolean>;
  /** When the next is due; nothing where none is queued. */
  readonly nextEmailAt: () => Promise<number | undefined>;
}
