import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import { createGzip } from 'node:zlib';
import { isLeft } from 'fp-ts/Either';
import { openStockDatabase, type StockDatabase } from '../database/stock-database';
import { generateStock } from '../stock/generate-stock';
import { exportStock } from './export-stock';
import type { ImportReport, Tally } from './import-report';
import { importStock } from './import-stock';
import { BRITISH, type FileHabits } from './cells/file-habits';
import type { Exclusion, Renaming } from './stock-header';

/** Prints one line. */
export type Say = (line: string) => void;

/** Where the stock is kept, and how vehicles are made up. */
interface Setting {
  /** Folder of the stock database; made when there is none. */
  readonly folder: string;
  /** Decides what is made up. */
  readonly seed: string;
  /** Today as an ISO date or instant. */
  readonly asOf: string;
}

const inThousands = (count: number): string => String(count).replace(/\B(?=(?:\d{3}){1,6}$)/g, ',');

/** `source_file=cclass.csv,focus.csv` as an exclusion; `undefined` when it is not of that form. */
export function parseExclusion(text: string): Exclusion | undefined {
  const [, column, values] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  return column === undefined || values === undefined
    ? undefined
    : { [column.trim()]: values.split(',') };
}

/** `yearOfRegistration=year` as a renaming, `reg=` as one to nothing; `undefined` when it is not of that form. */
export function parseRenaming(text: string): Renaming | undefined {
  const [, theirs, ours] = /^([^=]+)=(.*)$/.exec(text) ?? [];
  return theirs === undefined || ours === undefined ? undefined : { [theirs.trim()]: ours.trim() };
}

/** Runs something on the stock of a folder; what goes wrong becomes one line. @returns whether it went well. */
async function withStock(
  folder: string,
  say: Say,
  run: (database: StockDatabase) => Promise<boolean> | boolean,
): Promise<boolean> {
  let database: StockDatabase | undefined;
  try {
    database = openStockDatabase(folder);
    return await run(database);
  } catch (problem) {
    const why = problem instanceof Error ? (problem.message.split('\n')[0] ?? '') : String(problem);
    say(`Stopped: ${why}`);
    return false;
  } finally {
    database?.close();
  }
}

function sayTally(say: Say, what: string, tally: Tally): void {
  if (tally.count === 0) return;
  say(`${what}: ${inThousands(tally.count)}`);
  for (const [reason, count] of Object.entries(tally.byReason)) {
    say(`  ${inThousands(count)} × ${reason}`);
    const cases = tally.examples.filter((one) => one.reason === reason).slice(0, SHOWN_CASES);
    for (const { line, detail } of cases) {
      say(`      line ${String(line)}${detail === '' ? '' : `: ${oneLine(detail)}`}`);
    }
  }
}

const SHOWN_CASES = 2;

/** A cell as it may be shown on a terminal: on one line, without signs that steer it. */
const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, 100);

function sayUnused(say: Say, { unused }: ImportReport): void {
  if (unused.length === 0) return;
  say(`Columns not used: ${inThousands(unused.length)}`);
  for (const { name, likely } of unused.slice(0, SHOWN_COLUMNS)) {
    const hint =
      likely === undefined ? '' : ` (perhaps ${likely}: --column "${oneLine(name)}=${likely}")`;
    say(`  ${oneLine(name)}${hint}`);
  }
  if (unused.length > SHOWN_COLUMNS)
    say(`  and ${inThousands(unused.length - SHOWN_COLUMNS)} more`);
}

const SHOWN_COLUMNS = 60;

function sayCompleted(say: Say, { completed }: ImportReport): void {
  const facts = Object.entries(completed);
  if (facts.length === 0) return;
  const count = facts.reduce((sum, [, times]) => sum + times, 0);
  say(`Facts made up, and shown as examples: ${inThousands(count)}`);
  for (const [name, times] of facts) say(`  ${inThousands(times)} × ${name}`);
}

function sayReport(say: Say, report: ImportReport): void {
  const seconds = (report.milliseconds / 1000).toFixed(1);
  say(`Imported ${inThousands(report.imported)} vehicles in ${seconds} s`);
  if (report.excluded > 0) say(`Excluded: ${inThousands(report.excluded)}`);
  sayTally(say, 'Rows skipped', report.skipped);
  sayTally(say, 'Cells not read, so that the fact is not known', report.refused);
  sayTally(say, 'Cells put right', report.mended);
  sayUnused(say, report);
  sayCompleted(say, report);
}

/** Replaces the stock by a CSV file's, all or nothing. @returns whether it did. */
export const importStockFile = (
  options: Setting & {
    readonly file: string;
    /** Each as `column=value,value`. */
    readonly exclude?: readonly string[];
    /** Each as `theirs=ours`. */
    readonly column?: readonly string[];
    readonly complete?: boolean;
    readonly decimal?: FileHabits['decimal'];
    readonly dates?: FileHabits['dates'];
  },
  say: Say,
): Promise<boolean> =>
  withStock(options.folder, say, async (database) => {
    const exclusions = (options.exclude ?? []).map((text) => parseExclusion(text));
    if (exclusions.includes(undefined)) {
      say('Stopped: an exclusion is written column=value or column=value,value');
      return false;
    }
    const renamings = (options.column ?? []).map((text) => parseRenaming(text));
    if (renamings.includes(undefined)) {
      say('Stopped: a column is renamed by theirs=ours');
      return false;
    }
    const result = await importStock(options.file, {
      database,
      seed: options.seed,
      asOf: options.asOf,
      complete: options.complete ?? false,
      habits: {
        decimal: options.decimal ?? BRITISH.decimal,
        dates: options.dates ?? BRITISH.dates,
      },
      exclude: Object.assign({}, ...exclusions) as Exclusion,
      renaming: Object.assign({}, ...renamings) as Renaming,
      onProgress: (rows) => {
        if (rows % 20_000 === 0) say(`… ${inThousands(rows)} rows read`);
      },
    });
    if (isLeft(result)) {
      say(`Stopped: ${result.left.message}`);
      say(`The stock stays as it was: ${inThousands(database.count())} vehicles`);
      return false;
    }
    sayReport(say, result.right);
    return true;
  });

/** Replaces the stock by a generated one. @returns whether it did. */
export const generateStockInto = (
  options: Setting & { readonly count: number },
  say: Say,
): Promise<boolean> =>
  withStock(options.folder, say, (database) => {
    if (!Number.isInteger(options.count) || options.count < 1 || options.count > 200_000) {
      say('Stopped: the count is a whole number from 1 to 200,000');
      return false;
    }
    const count = database.replaceStock(generateStock(options));
    say(`Generated ${inThousands(count)} vehicles from seed ${options.seed}`);
    return true;
  });

/**
 * Writes the stock as CSV, packed where the name ends in .gz. The file appears under its name only when it is
 * complete. @returns whether it was written.
 */
export const exportStockFile = (
  options: Pick<Setting, 'folder'> & { readonly file: string },
  say: Say,
): Promise<boolean> =>
  withStock(options.folder, say, async (database) => {
    const part = `${options.file}.part`;
    const text = new PassThrough();
    const packers = options.file.endsWith('.gz') ? [createGzip()] : [];
    const written = pipeline([text, ...packers, createWriteStream(part)]);
    try {
      const [count] = await Promise.all([
        exportStock(database, text).finally(() => text.end()),
        written,
      ]);
      await rename(part, options.file);
      say(`Exported ${inThousands(count)} vehicles to ${options.file}`);
      return true;
    } catch (problem) {
      await rm(part, { force: true });
      throw problem;
    }
  });
