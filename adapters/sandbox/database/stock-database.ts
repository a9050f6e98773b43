import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import type { StockDetails, StockRecord } from '../stock/stock-record';
import { fileInPlace } from './file-in-place';
import { connect, startReplacement, type StockReplacement } from './stock-replacement';
import { migrate } from './stock-schema';
import { INDEX_FACTS, toIndexRow, type IndexCells, type StockIndexRow } from './stock-index-row';
import { ALL_FACTS, columnList, rowReader, type Cell } from './stock-row';

/** The sandbox's stock on disk. Every read sees one complete stock: the old one or the new one. */
export interface StockDatabase {
  /** In order of id. */
  readonly allForIndex: () => StockIndexRow[];
  /** The same a part at a time: at most so many, in order of id, those after this id. */
  readonly forIndexAfter: (id: number, most: number) => StockIndexRow[];
  /** The vehicles there are, in the order asked for; an unknown one is left out, a repeated one repeated. */
  readonly byIds: (ids: readonly number[]) => StockRecord[];
  readonly bySlugs: (slugs: readonly string[]) => StockRecord[];
  readonly byStockIds: (stockIds: readonly string[]) => StockRecord[];
  /** Marks in upper case without spaces. */
  readonly byVrms: (vrms: readonly string[]) => StockRecord[];
  /** In rising order. */
  readonly allIds: () => number[];
  readonly count: () => number;
  /** Goes up whenever the stock is replaced, by whichever process: the sign to build the index anew. */
  readonly revision: () => number;
  /** All or nothing. @returns how many there are now. */
  readonly replaceStock: (records: Iterable<StockRecord>) => number;
  /** For stock that arrives piece by piece; see {@link StockReplacement}. */
  readonly startReplacement: () => StockReplacement;
  /** Fills an empty database, leaves any other alone. @returns whether it filled it. */
  readonly seedIfEmpty: (make: () => Iterable<StockRecord>) => boolean;
  /** Whether the file that is read is still the one in the folder. */
  readonly isInPlace: () => boolean;
  readonly close: () => void;
}

function lookUps(connection: Database.Database) {
  const read = rowReader(ALL_FACTS);
  const columns = columnList(ALL_FACTS)
    .split(', ')
    .map((column) => `vehicle.${column}`)
    .join(', ');
  const joined = `SELECT ${columns}, vehicle_page.details FROM vehicle JOIN vehicle_page USING (id)`;

  const toRecord = (cells: readonly Cell[]): StockRecord => ({
    ...read(cells),
    details: JSON.parse(String(cells[ALL_FACTS.length])) as StockDetails,
  });
  const prepare = (sql: string): Database.Statement<Cell[], Cell[]> =>
    connection.prepare<Cell[], Cell[]>(sql).raw();

  const lookUpBy = (column: string) => {
    const statement = prepare(`${joined} WHERE vehicle.${column} = ?`);
    return (keys: readonly (string | number)[]): StockRecord[] =>
      keys.flatMap((key) => {
        const cells = statement.get(key);
        return cells === undefined ? [] : [toRecord(cells)];
      });
  };

  return {
    byIds: lookUpBy('id'),
    bySlugs: lookUpBy('slug'),
    byStockIds: lookUpBy('stock_id'),
    byVrms: lookUpBy('vrm'),
  };
}

/** Opens, or makes, the stock of a folder: `stock.sqlite` in it. @throws when the folder cannot be written. */
export function openStockDatabase(folder: string): StockDatabase {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'stock.sqlite');
  const connection = connect(file);
  migrate(connection);

  const indexRows = connection
    .prepare<[], IndexCells>(`SELECT ${columnList(INDEX_FACTS)} FROM vehicle ORDER BY id`)
    .raw();
  const indexRowsAfter = connection
    .prepare<[number, number], IndexCells>(
      `SELECT ${columnList(INDEX_FACTS)} FROM vehicle WHERE id > ? ORDER BY id LIMIT ?`,
    )
    .raw();
  const ids = connection.prepare<[], number>('SELECT id FROM vehicle ORDER BY id').pluck();
  const counted = connection.prepare<[], number>('SELECT count(*) FROM vehicle').pluck();
  const revised = connection.prepare<[], number>('SELECT value FROM stock_revision').pluck();
  const count = (): number => counted.get() ?? 0;

  const replaceStock = (records: Iterable<StockRecord>): number => {
    const replacement = startReplacement(file);
    try {
      for (const record of records) replacement.add(record);
      replacement.commit();
    } finally {
      replacement.abandon();
    }
    return count();
  };

  return {
    ...lookUps(connection),
    count,
    replaceStock,
    allIds: () => ids.all(),
    allForIndex: () => indexRows.all().map(toIndexRow),
    forIndexAfter: (id, most) => indexRowsAfter.all(id, most).map(toIndexRow),
    revision: () => revised.get() ?? 0,
    startReplacement: () => startReplacement(file),
    seedIfEmpty: (make) => {
      if (count() > 0) return false;
      replaceStock(make());
      return true;
    },
    isInPlace: fileInPlace(file),
    close: () => {
      connection.close();
    },
  };
}
