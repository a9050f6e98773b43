import { findColumn } from './find-column';
import { StockFileError } from './stock-file-failure';

/** How a file parts its cells, and where it begins. */
export interface FileLayout {
  readonly delimiter: string;
  /** From 1; above that where the first line tells a spreadsheet about the others. */
  readonly firstLine: number;
}

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The first line that holds anything, to its end outside quotes. */
function firstRecord(text: string): string {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '\n' || sign === '\r')) return text.slice(0, at);
  }
  return text;
}

function cellsOf(record: string, delimiter: string): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const sign of record) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === delimiter && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}

const known = (cells: readonly string[]): number =>
  cells.filter((cell) => findColumn(cell) !== undefined).length;

/**
 * The delimiter that makes the most columns we know of the first line, then the most columns.
 * @throws {StockFileError} for what is no list of cells at all.
 */
export function layoutOf(head: string, name: string): FileLayout {
  const text = head.trimStart();
  if (/^[[{]/.test(text)) {
    throw new StockFileError('not-csv', `${name} is JSON; save it as CSV, one vehicle a line`);
  }
  if (text.startsWith('<')) {
    throw new StockFileError('not-csv', `${name} is XML or HTML; save it as CSV`);
  }
  const [told, delimiter] = /^"?sep=(.)"?(?:\r\n|\n|\r)/i.exec(text) ?? [];
  if (told !== undefined && delimiter !== undefined) return { delimiter, firstLine: 2 };
  const record = firstRecord(text);
  let best = { delimiter: ',', columns: -1, cells: 0 };
  for (const each of DELIMITERS) {
    const cells = cellsOf(record, each);
    const columns = known(cells);
    if (columns > best.columns || (columns === best.columns && cells.length > best.cells)) {
      best = { delimiter: each, columns, cells: cells.length };
    }
  }
  return { delimiter: best.delimiter, firstLine: 1 };
}
