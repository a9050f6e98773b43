import { findColumn, isSameHeader, type FoundColumn } from './find-column';
import { likelyColumn } from './likely-column';
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
  /**
   * The file counts in kilometres, and no column says that its prices are in pounds: they are of another country, as
   * likely as not.
   */
  readonly mayBeForeign: boolean;
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

const MOST_SEEN = 25;

/** The names of the first line, in quotes where they are empty, as many as one line holds. */
const seen = (names: readonly string[]): string =>
  names
    .slice(0, MOST_SEEN)
    .map((name) => (name === '' ? '""' : name.slice(0, 40)))
    .join(', ') + (names.length > MOST_SEEN ? ` and ${String(names.length - MOST_SEEN)} more` : '');

/** Commands that read columns of the file as one of ours; where several may be meant, one of them. */
function suggestion(names: readonly string[], ours: string): string | undefined {
  const likely = names.filter(
    (name) => findColumn(name) === undefined && likelyColumn(name) === ours,
  );
  return likely.length === 0
    ? undefined
    : likely.map((name) => `--column "${name}=${ours}"`).join(' or ');
}

/** What to do about columns that are missing, as far as the names there let guess. */
function remedyFor(missing: readonly string[], names: readonly string[]): string {
  const found = missing.map((ours) => suggestion(names, ours));
  const title = missing.some((ours, place) => ours !== 'price' && found[place] === undefined)
    ? suggestion(names, 'title')
    : undefined;
  const commands = [...found, title].filter((command) => command !== undefined);
  const perhaps = commands.length === 0 ? '' : `. Perhaps ${commands.join(', and ')}`;
  const model = names.find((name) => findColumn(name)?.column.name === 'model');
  const makeless = missing.indexOf('make');
  return model === undefined || makeless === -1 || found[makeless] !== undefined
    ? perhaps
    : `${perhaps}. Where ${model} holds make and model, say --column "${model}=title"`;
}

const meant = (likely: string | undefined): string =>
  likely === undefined ? '' : ` (perhaps ${likely})`;

function checkNeeded(facts: readonly string[], names: readonly string[]): void {
  const missing = NEEDED.filter(
    (name) => !facts.includes(name) && (name === 'price' || !facts.includes('title')),
  );
  if (missing.length === 0) return;
  const remedy = remedyFor(missing, names);
  throw new StockFileError(
    'wrong-columns',
    facts.length === 0 && remedy === ''
      ? `The first line names no column that we know: it must hold the names of the columns, make, model and price at least. It has: ${seen(names)}`
      : `The first line lacks the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')}; it has: ${seen(names)}${remedy}`,
  );
}

/** Two columns of the same name are told apart by their order alone: the first of them goes. */
const leaveOut = ([one = '', other = '']: readonly string[]): string =>
  (isSameHeader(one, other) ? [other] : [one, other])
    .map((name) => `--column "${name}="`)
    .join(' or ');

/**
 * Feeds of other programs call the body type "body style"; ours is a drawing of the studio, and stands beside its
 * paint and the body type.
 */
function withBodyType(names: readonly string[]): readonly string[] {
  const isCalled = (name: string, ours: string): boolean => findColumn(name)?.column.name === ours;
  return names.some((name) => ['body type', 'paint', 'face'].some((ours) => isCalled(name, ours)))
    ? names
    : names.map((name) => (isCalled(name, 'body style') ? 'body type' : name));
}

/** @throws {StockFileError} when make, model or price is missing, or a column is there twice. */
export function readStockHeader(
  cells: readonly string[],
  exclude: Exclusion,
  renaming: Renaming = {},
): StockHeader {
  const theirs = cells.map((cell) => cell.trim());
  const names = withBodyType(renamed(theirs, renaming));
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
      `The first line names the column ${column.name} twice, as ${names[other[0]] ?? ''} and ${names[place] ?? ''}; leave one out with ${leaveOut([theirs[other[0]] ?? '', theirs[place] ?? ''])}`,
    );
  }
  const places = new Set(known.map(([place]) => place));
  const isExcluding = (name: string): boolean =>
    Object.keys(exclude).some((each) => isSameHeader(each, name));
  return {
    width: names.length,
    known,
    mayBeForeign:
      known.some(([, { column, unit }]) => column.name === 'mileage' && /^k/.test(unit ?? '')) &&
      !known.some(([, { column, unit }]) => column.name === 'price' && unit !== undefined) &&
      !facts.includes('currency'),
    unused: names.flatMap((name, place) => {
      if (places.has(place) || theirs[place] === '' || name === '' || isExcluding(name)) return [];
      const likely = likelyColumn(name, facts);
      return [likely === undefined ? { name } : { name, likely }];
    }),
    excludes: exclusionOf(theirs, exclude),
  };
}
