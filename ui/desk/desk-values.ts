/** What a page of the desk shows of an enquiry among others. Times are milliseconds since 1970 in UTC. */
export interface ListedEnquiry {
  readonly reference: string;
  readonly formTitle: string;
  readonly branch: string;
  /** Empty where the form asks for no name. */
  readonly person: string;
  readonly at: number;
  readonly answeredAt: number | undefined;
  readonly suspect: boolean;
  /** How many pictures came along. */
  readonly pictures: number;
}

export interface ShownAnswer {
  readonly label: string;
  readonly value: string;
}

export interface ShownEnquiry extends ListedEnquiry {
  readonly answers: readonly ShownAnswer[];
  readonly facts: readonly ShownAnswer[];
}

/** How a reservation stands. */
export interface ShownReservation {
  readonly id: string;
  readonly reference: string;
  /** Of the vehicle. */
  readonly title: string;
  readonly branch: string;
  /** Empty where it is forgotten. */
  readonly person: string;
  readonly telephone: string;
  readonly email: string;
  readonly visit: string;
  readonly state: 'held' | 'reserved' | 'released' | 'refunded';
  readonly heldAt: number;
  readonly holdEndsAt: number;
  readonly collectedAt: number | undefined;
}

export interface ShownPicture {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

export interface ShownEvent {
  readonly at: number;
  readonly who: string;
  readonly what: AuditWord;
  /** To whom an e-mail is. */
  readonly about: string;
}

export type AuditWord =
  | 'received'
  | 'sent-again'
  | 'cleared'
  | 'opened'
  | 'answered'
  | 'not-answered'
  | 'exported'
  | 'email-queued'
  | 'email-put-off'
  | 'email-sent'
  | 'email-failed';

export interface ListedEmail {
  readonly id: number;
  readonly reference: string;
  readonly at: number;
  readonly subject: string;
  readonly audience: 'branch' | 'shopper';
  readonly to: { readonly name: string; readonly address: string };
  readonly delivery: 'unsent' | 'queued' | 'sent' | 'failed';
  readonly tries: number;
  readonly nextAt: number | undefined;
  readonly settledAt: number | undefined;
  readonly problem: string;
}

/** Which enquiries a list shows. */
export type InboxState = 'all' | 'unanswered' | 'answered' | 'suspect';

/** What is looked for in the inbox; empty texts look for nothing. */
export interface InboxQuery {
  readonly state: InboxState;
  readonly form: string;
  readonly words: string;
  /** From 1. */
  readonly page: number;
}
