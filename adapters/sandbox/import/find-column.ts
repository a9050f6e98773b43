import { READ_COLUMNS } from './stock-columns';
import type { StockColumn } from './stock-column';

/** A column that is read, with the unit that its name says. */
export interface FoundColumn {
  readonly column: StockColumn;
  readonly unit?: string;
}

const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '');

const columnsByName: ReadonlyMap<string, FoundColumn> = new Map(
  READ_COLUMNS.flatMap((column) => [
    ...[column.name, ...column.also].map((name) => [plain(name), { column }] as const),
    ...Object.entries(column.alsoIn).map(
      ([name, unit]) => [plain(name), { column, unit }] as const,
    ),
  ]),
);

/** "Mileage (miles)" is mileage, "Price (EUR)" is no price of ours. */
export function findColumn(header: string): FoundColumn | undefined {
  const whole = columnsByName.get(plain(header));
  if (whole !== undefined) return whole;
  const [, name, unit] = /^(.+?)[([]([^()[\]]+)[)\]]$/.exec(header.trim()) ?? [];
  if (name === undefined || unit === undefined) return undefined;
  const found = columnsByName.get(plain(name));
  return found?.column.units.includes(unit.toLowerCase()) === true && found.unit === undefined
    ? { column: found.column, unit: unit.toLowerCase() }
    : undefined;
}

/** Two headers that differ only in case, spaces, hyphens and underscores are the same. */
export const isSameHeader = (one: string, other: string): boolean => plain(one) === plain(other);

/** Every name that a column is known by, with its column. */
export const KNOWN_NAMES: readonly (readonly [name: string, column: StockColumn])[] =
  READ_COLUMNS.flatMap((column) =>
    [column.name, ...column.also, ...Object.keys(column.alsoIn)].map(
      (name) => [name, column] as const,
    ),
  );
