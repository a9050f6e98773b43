import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stockFrom } from '../../../../adapters/sandbox/api/sandbox-stock';
import {
  openStockDatabase,
  type StockDatabase,
} from '../../../../adapters/sandbox/database/stock-database';
import { generateStock } from '../../../../adapters/sandbox/stock/generate-stock';

const some = (count: number, seed = 'stock') => generateStock({ count, seed, asOf: '2026-11-27' });

let folder: string;
let database: StockDatabase;
let date: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-stock-'));
  database = openStockDatabase(folder);
  database.replaceStock(some(40));
  date = '2026-11-27';
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

describe('the index of the stock', () => {
  it('goes on answering after an import, until the next one is whole', async () => {
    const stock = stockFrom(database, () => date);
    const before = stock.index();
    database.replaceStock(some(1_200, 'next'));
    expect(stock.index()).toBe(before);
    await vi.waitFor(() => {
      expect(stock.index().size).toBe(1_200);
    });
    expect(stock.index()).toBe(stock.index());
  });

  it('is of the last of several imports, and holds nothing of those between', async () => {
    const stock = stockFrom(database, () => date);
    stock.index();
    for (const count of [700, 900, 60]) {
      database.replaceStock(some(count, `of ${String(count)}`));
      stock.index();
    }
    await vi.waitFor(() => {
      expect(stock.index().size).toBe(60);
    });
  });

  it('reckons by the new day once midnight has gone, and asks for no row again', async () => {
    const reads = vi.spyOn(database, 'forIndexAfter');
    const stock = stockFrom(database, () => date);
    const before = stock.index();
    date = '2026-11-28';
    expect(stock.index()).toBe(before);
    await vi.waitFor(() => {
      expect(stock.index().today).toBe(before.today + 1);
    });
    expect(stock.index().size).toBe(40);
    expect(reads).not.toHaveBeenCalled();
  });

  it('goes on with what it has, and complains once, when the next one cannot be built', async () => {
    const complaints: unknown[] = [];
    const broken = {
      ...database,
      forIndexAfter: () => {
        throw new Error('malformed');
      },
    };
    const stock = stockFrom(
      broken,
      () => date,
      (problem) => complaints.push(problem),
    );
    const before = stock.index();
    database.replaceStock(some(50, 'next'));
    stock.index();
    await vi.waitFor(() => {
      expect(complaints).toHaveLength(1);
    });
    expect(stock.index()).toBe(before);
    expect(complaints).toHaveLength(1);
  });
});

describe('the write-ahead file', () => {
  it('holds nothing of an import that has ended', () => {
    database.replaceStock(some(2_000, 'long'));
    expect(statSync(join(folder, 'stock.sqlite-wal')).size).toBe(0);
    expect(database.count()).toBe(2_000);
  });
});
