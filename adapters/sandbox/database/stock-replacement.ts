import Database from 'better-sqlite3';
import type { StockRecord } from '../stock/stock-record';
import { createKeys, dropKeys } from './stock-schema';
import { STOCK_COLUMNS, toCells } from './stock-row';

/** New stock on its way in. Nobody sees any of it before `commit`, and nothing of it stays after `abandon`. */
export interface StockReplacement {
  readonly add: (record: StockRecord) => void;
  /** @throws when two vehicles share an id, address, stock number or registration; the old stock stays. */
  readonly commit: () => void;
  readonly abandon: () => void;
}

/** Bytes; of the write-ahead file between checkpoints. */
const LONGEST_JOURNAL = 16_000_000;

/** Opens a file with the settings every connection of ours has. */
export function connect(file: string): Database.Database {
  const connection = new Database(file, { timeout: 10_000 });
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  // What an import has left of the write-ahead file goes when its time comes, if it could not at once.
  connection.pragma(`journal_size_limit = ${String(LONGEST_JOURNAL)}`);
  return connection;
}

/**
 * Replaces the whole stock within one transaction on a connection of its own, so that readers keep the old
 * stock, complete, until the moment of commit, however long the new one takes to arrive.
 */
export function startReplacement(file: string): StockReplacement {
  const connection = connect(file);
  connection.pragma('cache_size = -65536');
  const marks = STOCK_COLUMNS.map(() => '?').join(', ');

  try {
    connection.exec('BEGIN IMMEDIATE');
    dropKeys(connection);
    connection.exec('DELETE FROM vehicle; DELETE FROM vehicle_page');
  } catch (problem) {
    connection.close();
    throw problem;
  }
  const insertVehicle = connection.prepare(`INSERT INTO vehicle VALUES (${marks})`);
  const insertPage = connection.prepare('INSERT INTO vehicle_page VALUES (?, ?)');

  const abandon = (): void => {
    if (!connection.open) return;
    if (connection.inTransaction) connection.exec('ROLLBACK');
    connection.close();
  };

  return {
    abandon,
    add: (record) => {
      insertVehicle.run(toCells(record));
      insertPage.run(record.id, JSON.stringify(record.details));
    },
    commit: () => {
      try {
        createKeys(connection);
        connection.exec('UPDATE stock_revision SET value = value + 1; COMMIT');
        shortenJournal(connection);
      } finally {
        abandon();
      }
    },
  };
}

/** Puts the new stock in its place in the file, so that the write-ahead file need not hold it. */
function shortenJournal(connection: Database.Database): void {
  try {
    connection.pragma('wal_checkpoint(TRUNCATE)');
  } catch {
    // The stock is replaced; a full disk leaves it in the write-ahead file for the next try.
  }
}
