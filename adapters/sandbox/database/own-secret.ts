import type Database from 'better-sqlite3';
import { randomBytes } from 'node:crypto';

/** A secret that a file makes for itself once, and that whoever opens it has. */
export function ownSecret(connection: Database.Database): string {
  connection.exec('CREATE TABLE IF NOT EXISTS own (secret TEXT NOT NULL)');
  const read = connection.prepare<[], string>('SELECT secret FROM own').pluck();
  const write = connection.prepare<[string]>('INSERT INTO own (secret) VALUES (?)');
  const make = connection.transaction((): string => {
    const known = read.get();
    if (known !== undefined) return known;
    const made = randomBytes(32).toString('hex');
    write.run(made);
    return made;
  });
  // Read first: a file that has one needs no lock.
  return read.get() ?? make.immediate();
}
