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

/** How many letters must change, come or go to make one word of another. */
function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Words that hint at a column without being a name of it. */
const HINTS: Readonly<Record<string, string>> = {
  kilometerstand: 'mileage',
  fahrzeugmarke: 'make',
  baujahr: 'year',
  preis: 'price',
  prix: 'price',
  marke: 'make',
  fuelsort: 'fuel type',
  carburant: 'fuel type',
  kraftstoff: 'fuel type',
  power: 'bhp',
  owner: 'keepers',
  keeper: 'keepers',
  economy: 'mpg',
  body: 'body type',
  image: 'pictures',
  photo: 'pictures',
  location: 'branch',
  dealer: 'branch',
  town: 'branch',
  feature: 'features',
  history: 'service history',
  cost: 'price',
  amount: 'price',
  plate: 'registration',
};

/** The column, of those not there yet, that an unknown one may be meant as: a name much like it, or part of it. */
export function likelyColumn(header: string, taken: readonly string[] = []): string | undefined {
  const asked = plain(header.replace(/^([^(]*)\(.*\)/, '$1'));
  // A month is no date, and a count of things is not the things.
  if (asked.length < 2 || /^(?:month|nr|num|count)/.test(asked)) return undefined;
  let best: string | undefined;
  let bestScore = 0;
  const offer = (name: string, score: number): void => {
    if (score <= bestScore || taken.includes(name)) return;
    best = name;
    bestScore = score;
  };
  for (const [known, { column }] of columnsByName) {
    const longest = Math.max(known.length, asked.length);
    const apart = lettersApart(known, asked);
    if (known.length >= 4 && apart <= Math.max(1, Math.floor(longest / 5))) {
      offer(column.name, 100 - apart);
    } else if (known.length >= 4 && (asked.startsWith(known) || asked.endsWith(known))) {
      offer(column.name, 20 + known.length);
    }
  }
  for (const [hint, name] of Object.entries(HINTS)) {
    if (asked.includes(hint)) offer(name, 10 + hint.length);
  }
  return best;
}
