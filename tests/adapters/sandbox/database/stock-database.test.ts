import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  openStockDatabase,
  type StockDatabase,
} from '../../../../adapters/sandbox/database/stock-database';
import { generateStock } from '../../../../adapters/sandbox/stock/generate-stock';
import type { StockRecord } from '../../../../adapters/sandbox/stock/stock-record';

const stock = generateStock({ count: 60, seed: 'database', asOf: '2026-11-27' });
const [first, second] = stock as [StockRecord, StockRecord];

let folder: string;
let database: StockDatabase;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stock-'));
  database = openStockDatabase(join(folder, 'made', 'here'));
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

function* failingAfter(count: number): Generator<StockRecord> {
  yield* generateStock({ count, seed: 'other', asOf: '2026-11-27' });
  throw new Error('the feed broke off');
}

describe('the stock database', () => {
  it('gives back exactly the vehicles it was given', () => {
    expect(database.replaceStock(stock)).toBe(60);
    expect(database.byIds(database.allIds())).toEqual(stock);
  });

  it('finds vehicles by address, stock number and registration, in the order asked for', () => {
    database.replaceStock(stock);
    expect(database.bySlugs([second.slug, 'no-such', first.slug])).toEqual([second, first]);
    expect(database.byStockIds([first.stockId])).toEqual([first]);
    expect(database.byVrms([second.vrm ?? '', "'; DROP TABLE vehicle; --"])).toEqual([second]);
    expect(database.byIds([])).toEqual([]);
  });

  it('reads what the search index needs, the same facts as the vehicles have', () => {
    database.replaceStock(stock);
    const rows = database.allForIndex();
    expect(rows).toHaveLength(60);
    for (const [place, row] of rows.entries()) expect(stock[place]).toMatchObject(row);
  });

  it('keeps the old stock when the new one breaks off', () => {
    database.replaceStock(stock);
    expect(() => database.replaceStock(failingAfter(40))).toThrow('broke off');
    expect(database.byIds(database.allIds())).toEqual(stock);
  });

  it('refuses two vehicles with one registration, and keeps the old stock', () => {
    database.replaceStock(stock);
    expect(() => database.replaceStock([first, { ...second, vrm: first.vrm }])).toThrow('vrm');
    expect(database.count()).toBe(60);
    expect(database.bySlugs([second.slug])).toEqual([second]);
  });

  it('shows readers the old stock until a replacement is committed', () => {
    database.replaceStock(stock);
    const before = database.revision();
    const replacement = database.startReplacement();
    replacement.add({ ...first, derivative: 'new' });
    expect(database.count()).toBe(60);
    expect(database.revision()).toBe(before);
    replacement.commit();
    expect(database.count()).toBe(1);
    expect(database.revision()).toBe(before + 1);
  });

  it('seeds an empty database once and leaves a filled one alone', () => {
    expect(database.seedIfEmpty(() => stock)).toBe(true);
    expect(database.seedIfEmpty(() => [first])).toBe(false);
    expect(database.count()).toBe(60);
  });

  it('opens again with its stock, and refuses a file of a later version', () => {
    database.replaceStock(stock);
    const again = openStockDatabase(join(folder, 'made', 'here'));
    expect(again.count()).toBe(60);
    again.close();
    const file = new Database(join(folder, 'made', 'here', 'stock.sqlite'));
    file.pragma('user_version = 99');
    file.close();
    expect(() => openStockDatabase(join(folder, 'made', 'here'))).toThrow('version 99');
  });
});
