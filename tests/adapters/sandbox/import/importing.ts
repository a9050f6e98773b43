import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLeft, isRight } from 'fp-ts/Either';
import { afterEach, beforeEach, expect } from 'vitest';
import {
  openStockDatabase,
  type StockDatabase,
} from '../../../../adapters/sandbox/database/stock-database';
import type { ImportReport } from '../../../../adapters/sandbox/import/import-report';
import { importStock, type ImportOrder } from '../../../../adapters/sandbox/import/import-stock';
import { generateStock } from '../../../../adapters/sandbox/stock/generate-stock';
import type { StockRecord } from '../../../../adapters/sandbox/stock/stock-record';

/** A stock of three vehicles before every test, to be replaced by files. */
export function importing() {
  let folder: string;
  let database: StockDatabase;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'import-'));
    database = openStockDatabase(folder);
    database.replaceStock(generateStock({ count: 3, seed: 'old', asOf: '2026-11-27' }));
  });
  afterEach(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });

  const file = (content: string | Buffer, name = 'stock.csv'): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };

  const run = (path: string, more: Partial<ImportOrder> = {}) =>
    importStock(path, { database, seed: 'forecourt', asOf: '2026-11-27', ...more });

  async function imported(content: string, more: Partial<ImportOrder> = {}): Promise<ImportReport> {
    const result = await run(file(content), more);
    if (isLeft(result)) throw new Error(result.left.message);
    return result.right;
  }

  async function refusal(path: string, more: Partial<ImportOrder> = {}) {
    const before = database.byIds(database.allIds());
    const result = await run(path, more);
    if (isRight(result)) throw new Error('It was imported');
    expect(database.byIds(database.allIds())).toEqual(before);
    expect(result.left.message).not.toContain('\n');
    return result.left;
  }

  const all = (): StockRecord[] => database.byIds(database.allIds());
  const only = (): StockRecord => {
    const [record, ...others] = all();
    if (record === undefined || others.length > 0) throw new Error('not one vehicle');
    return record;
  };
  return { folder: () => folder, file, run, imported, refusal, all, only };
}
