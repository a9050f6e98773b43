import type Database from 'better-sqlite3';
import { STOCK_COLUMNS } from './stock-row';

const UNIQUE_KEYS = ['slug', 'stock_id', 'vrm'] as const;

/** Looks every vehicle up by its address, stock number and registration, and keeps each of them unique. */
export function createKeys(connection: Database.Database): void {
  for (const key of UNIQUE_KEYS) {
    connection.exec(`CREATE UNIQUE INDEX IF NOT EXISTS vehicle_${key} ON vehicle (${key})`);
  }
}

/** Filling a table is twice as fast before it has keys; they are made, and so checked, at the end. */
export function dropKeys(connection: Database.Database): void {
  for (const key of UNIQUE_KEYS) connection.exec(`DROP INDEX IF EXISTS vehicle_${key}`);
}

/** Step n takes a database from `user_version` n to n + 1. Steps already released are never changed. */
const MIGRATIONS: readonly ((connection: Database.Database) => void)[] = [
  (connection) => {
    const columns = STOCK_COLUMNS.map(([, column, type]) => `${column} ${type}`).join(', ');
    connection.exec(`
      CREATE TABLE vehicle (${columns});
      CREATE TABLE vehicle_page (id INTEGER PRIMARY KEY, details TEXT NOT NULL);
      CREATE TABLE stock_revision (value INTEGER NOT NULL);
      INSERT INTO stock_revision VALUES (0);
    `);
    createKeys(connection);
  },
];

/** Brings a database file to this version of the software. @throws when the file is of a later version. */
export function migrate(connection: Database.Database): void {
  const bring = connection.transaction(() => {
    const version = Number(connection.pragma('user_version', { simple: true }));
    if (version > MIGRATIONS.length) {
      throw new Error(
        `The stock database is of version ${String(version)}; this software knows up to ${String(MIGRATIONS.length)}`,
      );
    }
    for (const step of MIGRATIONS.slice(version)) step(connection);
    connection.pragma(`user_version = ${String(MIGRATIONS.length)}`);
  });
  bring.immediate();
}
