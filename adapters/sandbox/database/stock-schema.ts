import type Database from 'better-sqlite3';

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

/**
 * Step n takes a database from `user_version` n to n + 1. A step already released is never changed,
 * so it is spelled out: taken from the columns of today it would change with the next of them, and
 * databases made before would never get that column. A new column is a step of its own.
 */
const MIGRATIONS: readonly ((connection: Database.Database) => void)[] = [
  (connection) => {
    connection.exec(`
      CREATE TABLE vehicle (
        id INTEGER PRIMARY KEY,
        stock_id TEXT NOT NULL,
        slug TEXT NOT NULL,
        category TEXT NOT NULL,
        vrm TEXT NOT NULL,
        registered_on TEXT NOT NULL,
        make_slug TEXT NOT NULL,
        make_name TEXT NOT NULL,
        range_slug TEXT NOT NULL,
        range_name TEXT NOT NULL,
        derivative TEXT NOT NULL,
        attention_grabber TEXT,
        status TEXT NOT NULL,
        reserved_at TEXT,
        online_purchase INTEGER NOT NULL,
        price_pence INTEGER,
        final_price_pence INTEGER,
        discount_price_pence INTEGER,
        price_excluding_vat_pence INTEGER,
        vat_scheme TEXT NOT NULL,
        list_price_pence INTEGER,
        admin_fee_pence INTEGER,
        mileage INTEGER,
        transmission TEXT,
        fuel_type TEXT,
        body_type TEXT,
        colour TEXT,
        manufacturer_colour TEXT,
        engine_size REAL,
        doors INTEGER,
        seats INTEGER,
        tax_pence INTEGER,
        bhp REAL,
        mpg REAL,
        co2 REAL,
        site_id INTEGER,
        features TEXT NOT NULL,
        extras TEXT NOT NULL,
        tags TEXT NOT NULL,
        price_indicator TEXT,
        listed_at TEXT NOT NULL,
        body_style TEXT NOT NULL,
        face TEXT NOT NULL,
        paint TEXT NOT NULL,
        picture_urls TEXT NOT NULL
      );
      CREATE TABLE vehicle_page (id INTEGER PRIMARY KEY, details TEXT NOT NULL);
      CREATE TABLE stock_revision (value INTEGER NOT NULL);
      INSERT INTO stock_revision VALUES (0);
      CREATE UNIQUE INDEX vehicle_slug ON vehicle (slug);
      CREATE UNIQUE INDEX vehicle_stock_id ON vehicle (stock_id);
      CREATE UNIQUE INDEX vehicle_vrm ON vehicle (vrm);
    `);
  },
  // What a feed does not tell is not made up, so that it may be missing: SQLite changes that by a new table alone.
  (connection) => {
    connection.exec(`
      CREATE TABLE vehicle_as_told (
        id INTEGER PRIMARY KEY,
        stock_id TEXT NOT NULL,
        slug TEXT NOT NULL,
        category TEXT NOT NULL,
        vrm TEXT,
        registered_on TEXT,
        make_slug TEXT NOT NULL,
        make_name TEXT NOT NULL,
        range_slug TEXT NOT NULL,
        range_name TEXT NOT NULL,
        derivative TEXT NOT NULL,
        attention_grabber TEXT,
        status TEXT NOT NULL,
        reserved_at TEXT,
        online_purchase INTEGER NOT NULL,
        price_pence INTEGER,
        final_price_pence INTEGER,
        discount_price_pence INTEGER,
        price_excluding_vat_pence INTEGER,
        vat_scheme TEXT,
        list_price_pence INTEGER,
        admin_fee_pence INTEGER,
        mileage INTEGER,
        transmission TEXT,
        fuel_type TEXT,
        body_type TEXT,
        colour TEXT,
        manufacturer_colour TEXT,
        engine_size REAL,
        doors INTEGER,
        seats INTEGER,
        tax_pence INTEGER,
        bhp REAL,
        mpg REAL,
        co2 REAL,
        site_id INTEGER,
        features TEXT NOT NULL,
        extras TEXT NOT NULL,
        tags TEXT NOT NULL,
        price_indicator TEXT,
        listed_at TEXT,
        body_style TEXT,
        face TEXT,
        paint TEXT,
        picture_urls TEXT NOT NULL
      );
      INSERT INTO vehicle_as_told SELECT * FROM vehicle;
      DROP TABLE vehicle;
      ALTER TABLE vehicle_as_told RENAME TO vehicle;
      CREATE UNIQUE INDEX vehicle_slug ON vehicle (slug);
      CREATE UNIQUE INDEX vehicle_stock_id ON vehicle (stock_id);
      CREATE UNIQUE INDEX vehicle_vrm ON vehicle (vrm);
    `);
  },
];

/** Brings a database file to this version of the software. @throws when the file is of a later version. */
export function migrate(connection: Database.Database): void {
  const versionOf = () => Number(connection.pragma('user_version', { simple: true }));
  // Read first: a database that is current needs no lock, which an import holds for as long as it takes.
  if (versionOf() === MIGRATIONS.length) return;
  const bring = connection.transaction(() => {
    const version = versionOf();
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
