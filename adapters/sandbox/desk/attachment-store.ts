import type { Either } from 'fp-ts/Either';

/** Of one enquiry. */
export const MOST_ATTACHMENTS = 10;
/** Of one attachment, in bytes. */
export const LARGEST_ATTACHMENT = 8 * 1024 * 1024;

export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** A picture that a shopper sends along. Whoever hands it over has taken out what else was in the file (EN-7). */
export interface NewAttachment {
  /** What the shopper calls the file, to be read by people: any text, stored as one short line. */
  readonly name: string;
  readonly type: AttachmentType;
  readonly bytes: Uint8Array;
  /** Milliseconds since 1970 in UTC. */
  readonly at: number;
}

/** What is known of an attachment without reading it. */
export interface AttachmentFacts {
  /** Cannot be guessed: who knows it has been told it. */
  readonly id: string;
  readonly name: string;
  readonly type: AttachmentType;
  /** In bytes. */
  readonly size: number;
  readonly at: number;
}

export interface Attachment extends AttachmentFacts {
  readonly bytes: Uint8Array;
}

export type AttachmentRefusal =
  | { readonly kind: 'empty' }
  /** Larger than `most` bytes. */
  | { readonly kind: 'too-large'; readonly most: number }
  /** Too much waits for enquiries that never came; it is thrown away within a day. */
  | { readonly kind: 'no-room' };

/**
 * Pictures come before the enquiry that they belong to, which names them by their ids. Until then an
 * attachment waits, a day at most; afterwards it stays with its enquiry.
 */
export interface AttachmentStore {
  readonly addAttachment: (
    attachment: NewAttachment,
  ) => Promise<Either<AttachmentRefusal, AttachmentFacts>>;
  /** Whether it waits or belongs to an enquiry. */
  readonly attachment: (id: string) => Promise<Attachment | undefined>;
  /** Of these ids those that wait for an enquiry, in the order of the ids. */
  readonly waitingAttachments: (ids: readonly string[]) => Promise<readonly AttachmentFacts[]>;
  /** Throws one away that waits. @returns whether there was one. */
  readonly removeAttachment: (id: string) => Promise<boolean>;
  /** Of one enquiry, in the order in which it names them. */
  readonly attachmentsOf: (reference: string) => Promise<readonly AttachmentFacts[]>;
}
