import { findStockColumn, isSameHeader, type StockColumn } from './stock-columns';
import { StockFileError } from './stock-file-failure';

/** Rows whose cell in this column is one of these are left out. */
export type Exclusion = Readonly<Record<string, readonly string[]>>;

export interface StockHeader {
  readonly width: number;
  /** The columns we know, with their places. */
  readonly known: readonly (readonly [place: number, column: StockColumn])[];
  /** Whether a row is to be left out. */
  readonly excludes: (cells: readonly string[]) => boolean;
}

const NEEDED = ['make', 'model', 'price'] as const;

function exclusionOf(names: readonly string[], exclude: Exclusion): StockHeader['excludes'] {
  const rules = Object.entries(exclude).map(([name, values]) => {
    const place = names.findIndex((header) => isSameHeader(header, name));
    if (place === -1) {
      throw new StockFileError(
        'wrong-columns',
        `There is no column "${name}" to exclude by; the columns are: ${names.join(', ')}`,
      );
    }
    return [place, new Set(values.map((value) => value.trim()))] as const;
  });
  return (cells) => rules.some(([place, values]) => values.has((cells[place] ?? '').trim()));
}

/** @throws {StockFileError} when make, model or price is missing, or a column is there twice. */
export function readStockHeader(cells: readonly string[], exclude: Exclusion): StockHeader {
  const names = cells.map((cell) => cell.trim());
  const known = names.flatMap((name, place) => {
    const column = findStockColumn(name);
    return column === undefined ? [] : [[place, column] as const];
  });

  const facts = known.map(([, column]) => column.name);
  const missing = NEEDED.filter((name) => !facts.includes(name));
  if (missing.length > 0) {
    const seen = names.slice(0, 60).join(', ').slice(0, 600);
    throw new StockFileError(
      'wrong-columns',
      `The first line lacks the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')}; it has: ${seen}`,
    );
  }
  const twice = facts.find((name, place) => facts.indexOf(name) !== place);
  if (twice !== undefined) {
    throw new StockFileError('wrong-columns', `The first line names the column ${twice} twice`);
  }
  return { width: names.length, known, excludes: exclusionOf(names, exclude) };
}
