import type { AttachmentStore } from './attachment-store';
import type { AuditActor, AuditTrail } from './audit-trail';
import type { Email, EmailQueue } from './email-queue';
import type { NewEnquiry, StoredEnquiry } from './stored-enquiry';

/** Which enquiries are looked for; of both kinds where it says nothing, but for suspects. */
export interface EnquiryFilter {
  readonly isSuspect: boolean;
  readonly isAnswered?: boolean;
  readonly formId?: string;
  /** Each of these stands in the reference or in the name of the person. */
  readonly words?: string;
}

export interface FoundEnquiries {
  /** The latest first. */
  readonly enquiries: readonly StoredEnquiry[];
  /** How many there are, on whatever page. */
  readonly total: number;
}

/** How many there are of each kind. */
export interface EnquiryTally {
  readonly unanswered: number;
  readonly answered: number;
  readonly suspect: number;
  /** The forms of which there are any, by title. */
  readonly forms: readonly { readonly id: string; readonly title: string }[];
}

/**
 * What the desk has taken. Asynchronous, so that a database over a network can stand behind it;
 * whatever it has confirmed outlives a crash of the process and of the machine.
 */
export interface DeskStore extends AttachmentStore, EmailQueue, AuditTrail {
  /**
   * Stores an enquiry with its attachments and e-mails, all or nothing; one whose key is known is
   * left as it was, unless it was suspect and this one is not: then it is taken as this one, under
   * its own reference.
   * @param delivery whether the e-mails are to be sent, or read in the outbox only.
   * @returns what is stored under the key, which may say something else than this enquiry.
   */
  readonly take: (
    enquiry: NewEnquiry,
    emails: readonly Email[],
    delivery: 'queued' | 'unsent',
  ) => Promise<StoredEnquiry>;
  readonly byKey: (key: string) => Promise<StoredEnquiry | undefined>;
  readonly byReference: (reference: string) => Promise<StoredEnquiry | undefined>;
  /** @param before an id; only older ones. */
  readonly find: (
    filter: EnquiryFilter,
    page: { readonly most: number; readonly skip?: number; readonly before?: number },
  ) => Promise<FoundEnquiries>;
  readonly tally: () => Promise<EnquiryTally>;
  /** Notes it in the trail too. @returns whether there is such an enquiry. */
  readonly setAnswered: (
    reference: string,
    isAnswered: boolean,
    by: { readonly at: number; readonly who: AuditActor },
  ) => Promise<boolean>;
  readonly close: () => Promise<void>;
}
