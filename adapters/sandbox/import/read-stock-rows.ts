import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { decodeStockText, LONGEST_LINE } from './decode-stock-text';
import { layoutOf, type FileLayout } from './file-layout';
import { gzipProblem, openStockFile } from './open-stock-file';
import { StockFileError } from './stock-file-failure';

/** The cells of one line as they stand in the file. */
export interface StockRow {
  /** Where it ends in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

const QUOTE_CODES = new Set([
  'CSV_QUOTE_NOT_CLOSED',
  'CSV_INVALID_CLOSING_QUOTE',
  'INVALID_OPENING_QUOTE',
  'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE',
]);

function inWords(name: string, problem: unknown): unknown {
  if (!(problem instanceof CsvError)) return gzipProblem(name, problem);
  const { lines } = problem as { readonly lines?: number };
  const line = lines === undefined ? '?' : String(lines);
  if (QUOTE_CODES.has(problem.code)) {
    return new StockFileError('broken-quotes', `${name} has broken quotes at line ${line}`);
  }
  if (problem.code === 'CSV_MAX_RECORD_SIZE') {
    return new StockFileError(
      'line-too-long',
      `${name} has a row of more than ${String(LONGEST_LINE)} characters at line ${line}; a quote may be missing`,
    );
  }
  return new StockFileError(
    'unreadable-file',
    `${name} is not CSV at line ${line} (${problem.code})`,
  );
}

const withLine = (cells: string[], { lines }: { lines: number }): StockRow => ({
  line: lines,
  cells,
});

/** How the file is laid out, by its beginning. */
async function readLayout(path: string): Promise<FileLayout> {
  const name = basename(path);
  const sources = await openStockFile(path);
  const text = pipeline([...sources, decodeStockText(name)], () => undefined);
  try {
    let head = '';
    for await (const chunk of text as unknown as AsyncIterable<string>) {
      head += chunk;
      if (/\n|\r./.test(head.trimStart()) && head.length > 20_000) break;
    }
    return layoutOf(head, name);
  } catch (problem) {
    throw inWords(name, problem);
  } finally {
    sources[0]?.destroy();
  }
}

/**
 * The rows of a .csv or .csv.gz file one by one, the header first; empty lines are passed over. Holds a few
 * buffers of it in memory, whatever its size.
 * @throws {StockFileError} as soon as something in the file cannot be read.
 */
export async function* readStockRows(path: string): AsyncGenerator<StockRow> {
  const name = basename(path);
  const { delimiter, firstLine } = await readLayout(path);
  const sources = await openStockFile(path);
  const parser = parse({
    delimiter,
    from_line: firstLine,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: LONGEST_LINE,
    relax_column_count: true,
    skip_empty_lines: true,
    // Its types know no rows but lists of cells; a second pass to number them would cost a second.
    on_record: withLine as never,
  });
  // A failure upstream destroys the parser with it, and so ends the loop below.
  const rows = pipeline([...sources, decodeStockText(name), parser], () => undefined);
  try {
    for await (const row of rows as unknown as AsyncIterable<StockRow>) yield row;
  } catch (problem) {
    throw inWords(name, problem);
  } finally {
    sources[0]?.destroy();
  }
}
