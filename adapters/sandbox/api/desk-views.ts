import type { AttachmentFacts } from '../desk/attachment-store';
import type { AuditEntry } from '../desk/audit-trail';
import type { EnquiryTally } from '../desk/desk-store';
import type { StoredEmail } from '../desk/email-queue';
import type { StoredEnquiry } from '../desk/stored-enquiry';
import type { DeskReservation } from '../reservations/desk-reservations';
import type { EmailHeaders } from '../mail/email-headers';

/** Which enquiries the inbox shows; empty texts look for nothing. */
export interface InboxQuery {
  readonly state: 'all' | 'unanswered' | 'answered' | 'suspect';
  readonly form: string;
  readonly words: string;
  /** From 1. */
  readonly page: number;
}

/** A page of the desk, drawn. */
export interface DrawnPage {
  /** A whole document. */
  readonly html: string;
  /** The texts of its sheets of style, which its policy lets through. */
  readonly styles: readonly string[];
}

/** Draws the pages of the desk; how they look is no matter of the sandbox. */
export interface DeskViews {
  readonly inbox: (page: {
    readonly query: InboxQuery;
    readonly enquiries: readonly StoredEnquiry[];
    readonly total: number;
    readonly perPage: number;
    readonly tally: EnquiryTally;
  }) => DrawnPage;
  readonly enquiry: (page: {
    readonly enquiry: StoredEnquiry;
    readonly pictures: readonly AttachmentFacts[];
    readonly emails: readonly StoredEmail[];
    readonly trail: readonly AuditEntry[];
    readonly proof: string;
    /** That the enquiry tells of. */
    readonly reservation: DeskReservation | undefined;
  }) => DrawnPage;
  readonly reservations: (page: {
    readonly of: 'live' | 'all';
    readonly reservations: readonly DeskReservation[];
  }) => DrawnPage;
  readonly reservation: (page: {
    readonly reservation: DeskReservation;
    readonly proof: string;
  }) => DrawnPage;
  readonly outbox: (page: {
    readonly emails: readonly StoredEmail[];
    readonly olderHref: string | undefined;
  }) => DrawnPage;
  readonly email: (page: {
    readonly email: StoredEmail;
    readonly headers: EmailHeaders;
    readonly proof: string;
  }) => DrawnPage;
  /** Something that cannot be shown. */
  readonly notice: (page: {
    readonly title: string;
    readonly words: string;
    readonly room?: 'inbox' | 'outbox' | 'reservations';
  }) => DrawnPage;
}
