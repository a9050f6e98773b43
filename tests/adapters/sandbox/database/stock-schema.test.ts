import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStockDatabase } from '../../../../adapters/sandbox/database/stock-database';
import { migrate } from '../../../../adapters/sandbox/database/stock-schema';
import { STOCK_COLUMNS } from '../../../../adapters/sandbox/database/stock-row';
import { generateStock } from '../../../../adapters/sandbox/stock/generate-stock';

/** The text of databases as released versions of the software left them, oldest first. */
const RELEASED = ['stock-version-1.sql'] as const;

const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../fixtures/captured', name), 'utf8');

const opened = (sql: string, file = ':memory:'): Database.Database => {
  const connection = new Database(file);
  connection.exec(sql);
  return connection;
};

/** Columns as SQLite knows them, each with the type and the constraints it was made with. */
function columnsOf(connection: Database.Database): readonly string[] {
  const columns = connection.prepare('PRAGMA table_info(vehicle)').all() as readonly {
    readonly name: string;
    readonly type: string;
    readonly notnull: number;
    readonly pk: number;
  }[];
  return columns.map(
    ({ name, type, notnull, pk }) =>
      `${name} ${type}${pk === 1 ? ' PRIMARY KEY' : ''}${notnull === 1 ? ' NOT NULL' : ''}`,
  );
}

const inUse = STOCK_COLUMNS.map(([, column, type]) => `${column} ${type}`);

describe('a new stock database', () => {
  it('has the columns that are written and read, in their order', () => {
    const connection = opened('');
    migrate(connection);
    expect(columnsOf(connection)).toEqual(inUse);
    connection.close();
  });
});

describe.each(RELEASED)('a stock database of %s', (name) => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stock-'));
    opened(fixture(name), join(folder, 'stock.sqlite')).close();
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('comes to have the columns that are written and read, whatever it was made with', () => {
    const connection = new Database(join(folder, 'stock.sqlite'));
    migrate(connection);
    expect([...columnsOf(connection)].sort()).toEqual([...inUse].sort());
    connection.close();
  });

  it('opens with its vehicles, is not filled again, and takes a new stock', () => {
    const database = openStockDatabase(folder);
    expect(database.seedIfEmpty(() => [])).toBe(false);
    expect(database.allForIndex()).toHaveLength(2);
    const [first] = database.byVrms(['JH14CWP']);
    expect(first).toMatchObject({ id: 1, makeName: 'Vauxhall', registeredOn: '2014-04-04' });
    expect(first?.details.serviceHistory).toBe('dealer/independent full');

    const stock = generateStock({ count: 3, seed: 'newer', asOf: '2026-11-27' });
    expect(database.replaceStock(stock)).toBe(3);
    expect(database.byIds(database.allIds())).toEqual(stock);
    database.close();
  });
});
