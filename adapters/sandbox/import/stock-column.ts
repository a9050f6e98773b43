import type { StockDetails, StockRecord } from '../stock/stock-record';
import type { FileHabits } from './cells/file-habits';
import type { Read } from './cells/refused';
import { isUnknownWord, spoiltBySpreadsheet } from './cells/unknown-cell';

export type StockFactName = Exclude<keyof StockRecord, 'details'> | keyof StockDetails;

/** What a column's name says besides, and how its file is written. */
export interface CellSetting extends FileHabits {
  /** "km" of a column "Mileage (km)". */
  readonly unit?: string;
}

/** Reads a cell that is not empty. */
export type ReadCell = (cell: string, setting: CellSetting) => Read<unknown>;

export interface StockColumn {
  /** As the documentation names it; matched without regard to case, spaces, hyphens and underscores. */
  readonly name: string;
  readonly fact: StockFactName | 'year' | 'title' | 'currency' | 'mileageUnit';
  readonly also: readonly string[];
  /** Names that say a unit: "odometer km". */
  readonly alsoIn: Readonly<Record<string, string>>;
  /** Units that a name may end in, in brackets. */
  readonly units: readonly string[];
  /** The fact, `null` where the cell says that it is not known, `undefined` where it says nothing, or why it is not read. */
  readonly read: ReadCell;
  readonly write: (record: StockRecord) => string;
}

const factOf = (record: StockRecord, fact: StockFactName): unknown =>
  fact in record.details
    ? record.details[fact as keyof StockDetails]
    : record[fact as Exclude<keyof StockRecord, 'details'>];

interface Way {
  readonly read: ReadCell;
  readonly write?: (value: never) => string;
  readonly also?: readonly string[];
  readonly alsoIn?: Readonly<Record<string, string>>;
  readonly units?: readonly string[];
  /** What an empty cell says. */
  readonly empty?: unknown;
  /** Days are not spoilt by being days; descriptions may hold anything. */
  readonly isDay?: boolean;
  readonly isFree?: boolean;
}

export function stockColumn(name: string, fact: StockColumn['fact'], way: Way): StockColumn {
  const { write = String, also = [], alsoIn = {}, units = [], isDay = false, isFree = false } = way;
  const empty = 'empty' in way ? way.empty : null;
  return {
    name,
    fact,
    also,
    alsoIn,
    units,
    read: (cell, setting) => {
      const trimmed = cell.trim();
      if (trimmed === '') return empty;
      if (isFree) return way.read(cell, setting);
      if (isUnknownWord(trimmed)) return empty;
      return spoiltBySpreadsheet(trimmed, isDay) ?? way.read(trimmed, setting);
    },
    write: (record) => {
      if (!(fact in record || fact in record.details)) return '';
      const value = factOf(record, fact as StockFactName);
      return value === null || value === undefined ? '' : write(value as never);
    },
  };
}
