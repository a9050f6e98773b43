import { isUnknownWord, spoiltBySpreadsheet } from './cells/unknown-cell';

/** A spreadsheet runs a cell that starts with one of these as a formula. */
const RISKY = /^[=+\-@\t\r]/;

/** Text that a spreadsheet would run, or that an import would take for something else than text. */
const isMistaken = (text: string): boolean =>
  RISKY.test(text) || isUnknownWord(text) || spoiltBySpreadsheet(text, false) !== undefined;

const withoutMarks = (text: string): string => text.replace(/^'+/, '');

/** Marks a text with an apostrophe before it, and takes the mark away again. */
export interface CellMark {
  readonly marked: (text: string) => string;
  readonly unmarked: (text: string) => string;
}

/**
 * Text that would be mistaken leaves with an apostrophe before it and loses it again on the way in; text that starts
 * with apostrophes and goes on like that gets one more, so that nothing is lost either way.
 */
export const markedWhere = (isMistaken: (text: string) => boolean): CellMark => ({
  marked: (text) => (isMistaken(withoutMarks(text)) ? `'${text}` : text),
  unmarked: (text) =>
    text.startsWith("'") && isMistaken(withoutMarks(text)) ? text.slice(1) : text,
});

export const { marked: neutralise, unmarked: asWritten } = markedWhere(isMistaken);

/** A cell as CSV writes it: in quotes when it must be. */
export const quoted = (cell: string): string =>
  /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
