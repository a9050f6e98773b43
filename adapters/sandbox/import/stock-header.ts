import { findColumn, isSameHeader, likelyColumn, type FoundColumn } from './find-column';
import { StockFileError } from './stock-file-failure';

/** Rows whose cell in this column is one of these are left out. */
export type Exclusion = Readonly<Record<string, readonly string[]>>;

/** The file's names of columns, with ours; an empty one is passed over. */
export type Renaming = Readonly<Record<string, string>>;

/** A column of the file that says nothing to us. */
export interface UnusedColumn {
  readonly name: string;
  /** Ours that may be meant. */
  readonly likely?: string;
}

export interface StockHeader {
  readonly width: number;
  /** The columns we know, with their places. */
  readonly known: readonly (readonly [place: number, found: FoundColumn])[];
  readonly unused: readonly UnusedColumn[];
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

/** The file's columns as they are to be called. */
function renamed(names: readonly string[], renaming: Renaming): readonly string[] {
  const ours = new Map<number, string>();
  for (const [theirs, our] of Object.entries(renaming)) {
    const place = names.findIndex((name) => isSameHeader(name, theirs));
    if (place === -1) {
      throw new StockFileError(
        'wrong-columns',
        `There is no column "${theirs}" to be renamed; the columns are: ${seen(names)}`,
      );
    }
    if (our !== '' && findColumn(our) === undefined) {
      throw new StockFileError(
        'wrong-columns',
        `There is no column of ours called "${our}"${meant(likelyColumn(our))}`,
      );
    }
    ours.set(place, our);
  }
  return names.map((name, place) => ours.get(place) ?? name);
}

const seen = (names: readonly string[]): string => names.slice(0, 60).join(', ').slice(0, 600);
const meant = (likely: string | undefined): string =>
  likely === undefined ? '' : ` (perhaps ${likely})`;

function checkNeeded(facts: readonly string[], names: readonly string[]): void {
  const missing = NEEDED.filter(
    (name) => !facts.includes(name) && (name === 'price' || !facts.includes('title')),
  );
  if (missing.length === 0) return;
  const likely = names.flatMap((name) => {
    const ours = findColumn(name) === undefined ? likelyColumn(name) : undefined;
    return ours !== undefined && missing.some((each) => each === ours)
      ? [`--column "${name}=${ours}"`]
      : [];
  });
  throw new StockFileError(
    'wrong-columns',
    `The first line lacks the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')}; it has: ${seen(names)}` +
      (likely.length === 0 ? '' : `. Perhaps ${likely.join(' ')}`),
  );
}

/** @throws {StockFileError} when make, model or price is missing, or a column is there twice. */
export function readStockHeader(
  cells: readonly string[],
  exclude: Exclusion,
  renaming: Renaming = {},
): StockHeader {
  const theirs = cells.map((cell) => cell.trim());
  const names = renamed(theirs, renaming);
  const found = names.flatMap((name, place) => {
    const column = findColumn(name);
    return column === undefined ? [] : [[place, column] as const];
  });
  const facts = found.map(([, { column }]) => column.name);
  checkNeeded(facts, names);

  // A title is read only where make and model have no columns: it says them once more.
  const hasNames = facts.includes('make') && facts.includes('model');
  const titles = found.filter(([, { column }]) => column.name === 'title');
  const passedOver = new Set((hasNames ? titles : titles.slice(1)).map(([place]) => place));
  const known = found.filter(([place]) => !passedOver.has(place));
  for (const [place, { column }] of known) {
    const other = known.find(([each, { column: same }]) => each < place && same === column);
    if (other === undefined) continue;
    throw new StockFileError(
      'wrong-columns',
      `The first line names the column ${column.name} twice, as ${names[other[0]] ?? ''} and ${names[place] ?? ''}; leave one out with --column "${theirs[place] ?? ''}="`,
    );
  }
  const places = new Set(known.map(([place]) => place));
  const isExcluding = (name: string): boolean =>
    Object.keys(exclude).some((each) => isSameHeader(each, name));
  return {
    width: names.length,
    known,
    unused: names.flatMap((name, place) => {
      if (places.has(place) || theirs[place] === '' || name === '' || isExcluding(name)) return [];
      const likely = likelyColumn(name, facts);
      return [likely === undefined ? { name } : { name, likely }];
    }),
    excludes: exclusionOf(theirs, exclude),
  };
}
