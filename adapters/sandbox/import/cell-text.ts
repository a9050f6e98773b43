/**
 * A spreadsheet runs a cell that starts with one of these as a formula. Such text leaves with an apostrophe
 * before it and loses it again on the way in; text that starts with apostrophes and then one of these gets one
 * more, so that nothing is lost either way.
 */
const RISKY = /^'*[=+\-@\t\r]/;
const NEUTRALISED = /^'+[=+\-@\t\r]/;

export const neutralise = (text: string): string => (RISKY.test(text) ? `'${text}` : text);
export const asWritten = (text: string): string => (NEUTRALISED.test(text) ? text.slice(1) : text);

/** A cell as CSV writes it: in quotes when it must be. */
export const quoted = (cell: string): string =>
  /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
