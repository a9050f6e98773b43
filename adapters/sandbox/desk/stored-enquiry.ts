/** Something said, as a person reads it. */
export interface Answer {
  readonly label: string;
  readonly value: string;
}

/** What stands in one field of a form. */
export interface FieldAnswer extends Answer {
  /** Of the field in its form; its label in an enquiry of an early version. */
  readonly name: string;
  /** As it was sent: of a choice what stands for it, and not what is read. */
  readonly sent: string;
  /** Whether it is a number by its field, and not a text that may look like one. */
  readonly isNumber: boolean;
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
  /** Who it is from, as far as the form asks: "Siân O’Neill". */
  readonly person: string;
  readonly at: number;
  readonly answers: readonly FieldAnswer[];
  /** What is known beside the form: vehicle, source, consent. */
  readonly facts: readonly Answer[];
  readonly confirmation: string;
  /** Of what was said; empty where it is not known. */
  readonly fingerprint: string;
  /** Ids of the pictures that came along. */
  readonly attachments: readonly string[];
  /** Nothing tells that a person sent it (EN-9): it is read apart from the others, and no e-mail is written about it. */
  readonly suspect: boolean;
}

export interface StoredEnquiry extends Omit<NewEnquiry, 'attachments'> {
  readonly id: number;
  /** How many pictures came along. */
  readonly pictures: number;
  /** When somebody said that it is answered. */
  readonly answeredAt: number | undefined;
}

/** Whether both say the same, as far as it is known what the first one said. */
export const isSameEnquiry = (
  stored: Pick<NewEnquiry, 'fingerprint'>,
  sent: Pick<NewEnquiry, 'fingerprint'>,
): boolean => stored.fingerprint === '' || stored.fingerprint === sent.fingerprint;
