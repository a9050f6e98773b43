import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { StockDatabase } from '../database/stock-database';
import type { StockRecord } from '../stock/stock-record';
import { quoted } from './cell-text';
import { STOCK_COLUMNS } from './stock-columns';

const line = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

const rowOf = (record: StockRecord): string =>
  line(STOCK_COLUMNS.map((column) => column.write(record)));

const LINES_AT_ONCE = 200;

/**
 * Writes the whole stock as CSV in the columns that {@link importStock} reads, so that importing it again gives
 * the same stock. Waits when the stream is slower than the disk; leaves it open.
 * @returns how many vehicles were written.
 */
export async function exportStock(
  database: Pick<StockDatabase, 'allIds' | 'byIds'>,
  stream: Writable,
): Promise<number> {
  const ids = database.allIds();
  stream.write(line(STOCK_COLUMNS.map(({ name }) => name)));
  for (let from = 0; from < ids.length; from += LINES_AT_ONCE) {
    const records = database.byIds(ids.slice(from, from + LINES_AT_ONCE));
    if (!stream.write(records.map(rowOf).join(''))) await once(stream, 'drain');
  }
  return ids.length;
}
