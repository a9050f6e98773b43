import { findColumn, KNOWN_NAMES } from './find-column';

/** A name as words without accents: "yearOfRegistration" and "Year_of_registration" are "year of registration". */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

const closed = (name: string): string => wordsOf(name).join('');

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

/** Words, English and foreign, that hint at a column without being a name of it. */
const HINTS: Readonly<Record<string, readonly string[]>> = {
  make: ['marke', 'fahrzeugmarke', 'marka', 'marca', 'merk', 'znacka'],
  model: ['modell', 'modele', 'modelo', 'modello'],
  title: ['titre', 'titel', 'titulo', 'tytul', 'heading', 'header'],
  price: ['preis', 'prix', 'precio', 'prezzo', 'prijs', 'cena', 'pris', 'amount'],
  year: ['baujahr', 'annee', 'ano', 'anno', 'bouwjaar', 'rok', 'regyear'],
  registered: ['erstzulassung'],
  mileage: ['kilometerstand', 'kilometrage', 'kilometry', 'przebieg', 'najezd'],
  'fuel type': [
    'kraftstoff',
    'carburant',
    'energie',
    'paliwo',
    'palivo',
    'brandstof',
    'fuelsort',
    'combustible',
  ],
  transmission: ['gear', 'gears', 'getriebe', 'boite', 'skrzynia', 'cambio', 'shift'],
  'engine size': ['displacement', 'hubraum', 'cylindree', 'pojemnosc', 'objem'],
  bhp: ['power', 'powerps', 'moc', 'vykon', 'horsepower'],
  colour: ['farbe', 'couleur', 'kolor', 'kleur'],
  derivative: ['version', 'specification', 'spec'],
  keepers: ['owner', 'keeper'],
  mpg: ['economy'],
  'body type': ['body'],
  pictures: ['image', 'images', 'photo', 'photos', 'picture'],
  branch: ['location', 'dealer', 'town'],
  features: ['feature', 'options'],
  'service history': ['history'],
  registration: ['plate'],
};

/**
 * Words that make another thing of it: what the dealer paid is no price, a count of photos is no photo. Nothing is
 * suggested beside them.
 */
const OTHER_THINGS = new Set(
  (
    'code count nr num id month months cost costs invoice trade cover purchase msrp valuation finance financed monthly deposit ' +
    'insurance warranty licence license supplier seller customer buyer interior charging cylinders electric usable ' +
    'maintenance days job phone email date time expiry transmission vehicle energy unit units sale reserved'
  ).split(' '),
);

/** The column, of those not there yet, that an unknown one may be meant as: a name much like it, or part of it. */
export function likelyColumn(header: string, taken: readonly string[] = []): string | undefined {
  const words = wordsOf(header.replace(/^([^(]+)\(.*\)/, '$1'));
  const asked = words.join('');
  if (asked.length < 2 || isInAnotherUnit(header)) return undefined;
  if (words.includes('make') && words.includes('model')) return offered('title', taken);
  let best: string | undefined;
  let bestScore = 0;
  const offer = (name: string, score: number): void => {
    if (score <= bestScore || taken.includes(name)) return;
    best = name;
    bestScore = score;
  };
  const isOther = words.some((word) => OTHER_THINGS.has(word));
  for (const [name, column] of KNOWN_NAMES) {
    const known = closed(name);
    if (known.length < 4) continue;
    const apart = lettersApart(known, asked);
    const isSlip = known[0] === asked[0] && apart <= Math.max(1, Math.floor(known.length / 5));
    if (isSlip && (!isOther || apart <= 1)) offer(column.name, 100 - apart);
    else if (!isOther && hasWords(words, wordsOf(name))) offer(column.name, 20 + known.length);
  }
  if (isOther) return best;
  for (const [name, hints] of Object.entries(HINTS)) {
    const hint = hints.find((each) => words.includes(each) || asked === each);
    if (hint !== undefined) offer(name, 10 + hint.length);
  }
  return best;
}

const offered = (name: string, taken: readonly string[]): string | undefined =>
  taken.includes(name) ? undefined : name;

/** "Price (EUR)" is known by its name, and is no price of ours all the same. */
function isInAnotherUnit(header: string): boolean {
  const [, name = '', unit = ''] = /^([^([]+)[([]([^()[\]]+)[)\]]$/.exec(header.trim()) ?? [];
  const units = findColumn(name)?.column.units ?? [];
  return units.length > 0 && !units.includes(unit.trim().toLowerCase());
}

/** Whether words begin or end with others: "selling price" with "price". */
const hasWords = (words: readonly string[], others: readonly string[]): boolean =>
  others.length < words.length &&
  [words.slice(0, others.length), words.slice(-others.length)].some(
    (part) => part.join(' ') === others.join(' '),
  );
