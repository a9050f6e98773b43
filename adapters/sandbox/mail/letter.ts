import type { Answer } from '../desk/stored-enquiry';

/** An address of our own, and what is there. */
export interface MailLink {
  readonly words: string;
  readonly address: string;
}

/** What an e-mail says, before it is made HTML or plain text. */
export interface Letter {
  /** Whose letter it is: the name of the site. */
  readonly sender: string;
  readonly title: string;
  /** Paragraphs before what was sent. */
  readonly opening: readonly string[];
  /** What is to be found again: a reference, where there is something to find. */
  readonly reference?: string;
  readonly rows: readonly Answer[];
  /** To be followed, after what was sent. */
  readonly page?: MailLink;
  /** Paragraphs after it. */
  readonly closing: readonly string[];
}

const singleLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Further lines of an answer stand indented, so that none can pass for another answer. */
const plainAnswer = ({ label, value }: Answer): string =>
  `${singleLine(label)}: ${value.split(/\r\n|[\r\n\u2028\u2029]/).join('\n    ')}`;

export const letterText = ({ title, opening, reference, rows, page, closing }: Letter): string =>
  [
    singleLine(title),
    '',
    ...opening.map(singleLine),
    ...(reference === undefined ? [] : [`Reference: ${reference}`, '']),
    ...(rows.length === 0 ? [] : [...rows.map(plainAnswer), '']),
    ...(page === undefined ? [] : [singleLine(page.words), page.address, '']),
    ...closing.flatMap((paragraph) => [singleLine(paragraph), '']),
  ].join('\n');
