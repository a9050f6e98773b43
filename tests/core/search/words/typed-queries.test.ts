import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshQuery, readInStock, toAddress, withKeyword } from '../../../../core/search/public';
import { someStockWords } from '../../../support/mothers/stock-words';

const TABLE = join(import.meta.dirname, '../../../fixtures/made/typed-queries.txt');

const rows = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' => ').map((part) => part.trim()) as [string, string]);

const searchOf = (typed: string): string => {
  const { query } = readInStock(someStockWords, withKeyword(freshQuery('cars'), typed));
  return decodeURIComponent(toAddress(query)).replace(/^\/used\/(cars|van)\/search\//, '$1');
};

describe('Words as shoppers type them', () => {
  it('are at least two hundred in the table, none of them twice', () => {
    expect(new Set(rows.map(([typed]) => typed)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThanOrEqual(200);
  });

  it.each(rows)('“%s” becomes %s', (typed, expected) => {
    expect(searchOf(typed)).toBe(expected);
  });
});
