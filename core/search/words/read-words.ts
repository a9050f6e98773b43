import { choose, withKeyword, withSort } from '../query/change-query';
import { isListFilter, type BoundFilter, type FilterKey } from '../query/filter-keys';
import { FILTER_ORDER } from '../query/filter-order';
import { isValueOf } from '../query/filter-values';
import { isModelOf } from '../query/model-value';
import type { SortOrder } from '../query/sort-order';
import type { StockQuery } from '../query/stock-query';
import { amountPhrase, type BoundPhrase } from './amount-phrases';
import { numberPhrase, type ValuePhrase } from './number-phrases';
import { HALF_WORDS, IDLE_WORDS, SHADES, TRIM_NAMES } from './plain-words';
import type { NameMeaning, StockWords } from './stock-words';
import { textOfWords, typedWords, type TypedWord } from './typed-words';

/** A search whose words have become filters, as far as the stock knows them. */
export interface WordsRead {
  readonly query: StockQuery;
  /** How many of the words named something that this half of the stock has. */
  readonly known: number;
  /** The half of the stock that the words name. */
  readonly half?: StockQuery['section'];
}

/** Reading what is left once more can join what stood apart; it comes to rest long before this. */
const MOST_READINGS = 6;

/**
 * A search with its words understood: what they name becomes filters, the rest stays to be searched
 * for as text. Nothing is understood that the stock does not offer; the order of what is understood
 * makes no difference; read again, the search stays as it is.
 */
export function readWords(words: StockWords, query: StockQuery): WordsRead {
  let read: WordsRead = { query, known: 0 };
  for (let times = 0; times < MOST_READINGS; times += 1) {
    const { keyword } = read.query;
    if (keyword === undefined) return read;
    const next = readOnce(words, read.query, keyword);
    read = { ...read, ...next, known: read.known + next.known };
    if (next.query.keyword === keyword) return read;
  }
  return read;
}

interface Piece {
  readonly length: number;
  readonly choices: ValuePhrase['choices'];
  readonly bounds?: Readonly<Partial<Record<BoundFilter, number>>>;
  readonly sort?: SortOrder;
  readonly isName: boolean;
}

function readOnce(words: StockWords, base: StockQuery, text: string): WordsRead {
  const typed = typedWords(text);
  const makes = makesNamed(words, base, typed);
  const left = new Set<number>();
  const choices: (readonly [FilterKey, string])[] = [];
  const bounds: Partial<Record<BoundFilter, number>> = {};
  let sort: SortOrder | undefined;
  let half: StockQuery['section'] | undefined;
  let known = 0;

  let at = 0;
  while (at < typed.length) {
    const kept = textAt(words, typed, at) || beyondAt(words, typed, at);
    for (let step = 0; step < kept; step += 1) left.add(at + step);
    at += kept;
    const word = typed[at];
    if (kept > 0 || word === undefined) continue;

    const piece = pieceAt(words, typed, at, makes);
    if (piece !== undefined) {
      choices.push(...piece.choices);
      tighten(bounds, piece.bounds ?? {});
      sort ??= piece.sort;
      if (piece.isName) known += piece.length;
      at += piece.length;
      continue;
    }
    const idle = idleAt(words, typed, at);
    half ??= idle > 0 ? HALF_WORDS.get(word.text) : undefined;
    if (idle === 0) left.add(at);
    at += Math.max(idle, 1);
  }

  // Of what nobody understands every sign stays: it may be a name that we do not know.
  const rest = left.size === typed.length ? text : textOfWords(typed, left);
  const bare = withKeyword(base, rest ?? '');
  const chosen = inFilterOrder(words, choices, bounds).reduce(
    (query, [key, value]) => choose(query, key, value),
    bare,
  );
  const query = sort === undefined ? chosen : withSort(chosen, sort);
  return { query, known, ...(half !== undefined && { half }) };
}

/** Filters in the order of all filters, values in the order in which they are offered. */
function inFilterOrder(
  { options }: StockWords,
  choices: readonly (readonly [FilterKey, string])[],
  bounds: Readonly<Partial<Record<BoundFilter, number>>>,
): readonly (readonly [FilterKey, string])[] {
  return FILTER_ORDER.flatMap((key) => {
    const bound = bounds[key as BoundFilter];
    if (bound !== undefined) return [[key, String(bound)] as const];
    const chosen = new Set(choices.filter(([other]) => other === key).map(([, value]) => value));
    if (!isListFilter(key)) return [...chosen].slice(0, 1).map((value) => [key, value] as const);
    const offered = (options[key] ?? []).filter(({ value }) => chosen.has(value));
    return offered.map(({ value }) => [key, value] as const);
  });
}

/** Said twice, the narrower holds, whichever came first. */
function tighten(
  bounds: Partial<Record<BoundFilter, number>>,
  more: Readonly<Partial<Record<BoundFilter, number>>>,
): void {
  for (const [name, value] of Object.entries(more)) {
    const key = name as BoundFilter;
    const held = bounds[key];
    const isLeast = key.startsWith('min') || key === 'monthly_from';
    bounds[key] =
      held === undefined ? value : isLeast ? Math.max(held, value) : Math.min(held, value);
  }
}

const MARK_YEAR = /^[a-hj-pr-y]{2}\d{2}$/;
const MARK_END = /^[a-hj-pr-z]{3}$/;
const WHOLE_MARK = /^([a-hj-pr-y]{2}\d{2}[a-hj-pr-z]{3}|[a-hj-np-tv-y]\d{1,3}[a-z]{3})$/;

/** How many words from here are text whatever they say: a registration, the name of a trim. */
function textAt(words: StockWords, typed: readonly TypedWord[], at: number): number {
  const one = typed[at]?.text ?? '';
  const two = typed[at + 1]?.text ?? '';
  if (TRIM_NAMES.has(one + two)) return 2;
  if (words.names.has(one)) return 0;
  if (WHOLE_MARK.test(one)) return 1;
  return MARK_YEAR.test(one) && MARK_END.test(two) ? 2 : 0;
}

/** How many words from here say what no filter can: "over 50,000 miles". */
function beyondAt(words: StockWords, typed: readonly TypedWord[], at: number): number {
  const phrase = amountPhrase(typed, at, words.thisYear);
  return phrase !== undefined && (phrase.isBeyond === true || !isSound(phrase)) ? phrase.length : 0;
}

/** How many words from here say nothing. */
function idleAt(words: StockWords, typed: readonly TypedWord[], at: number): number {
  const [one, two, three] = [typed[at], typed[at + 1], typed[at + 2]];
  if (one === undefined) return 0;
  if (two !== undefined && IDLE_WORDS.has(one.text + two.text) && !isNamed(words, one.text)) {
    return 2;
  }
  // "2019 (69) Ford Fiesta": the plate of a year just said, as the names of cars have it.
  const before = typed[at - 1];
  if (one.isAside && /^\d{2}$/.test(one.text) && /^(19|20)\d{2}$/.test(before?.text ?? ''))
    return 1;
  const shaded = two?.text === 'metallic' ? three : two;
  const isColour = meaningsOf(words, shaded?.text ?? '').some(({ key }) => key === 'colour');
  if (SHADES.has(one.text) && isColour) return 1;
  return IDLE_WORDS.has(one.text) ? 1 : 0;
}

const meaningsOf = (words: StockWords, name: string): readonly NameMeaning[] =>
  words.names.get(name) ?? [];

const isNamed = (words: StockWords, name: string): boolean => words.names.has(name);

/** What the words say whose order must not matter: the makes that the whole text names. */
interface Makes {
  /** By their own names. */
  readonly said: ReadonlySet<string>;
  /** Those of models as well whose names are no numbers. */
  readonly meant: ReadonlySet<string>;
}

function makesNamed(words: StockWords, base: StockQuery, typed: readonly TypedWord[]): Makes {
  const said = new Set(base.lists.make ?? []);
  const meant = new Set<string>();
  for (let at = 0; at < typed.length; at += 1) {
    for (let length = 1; length <= words.longest && at + length <= typed.length; length += 1) {
      const name = nameOf(typed, at, length);
      for (const { key, values } of meaningsOf(words, name)) {
        if (key === 'make') values.forEach((value) => said.add(value));
        if (key !== 'range' || /^\d+$/.test(name)) continue;
        values.forEach((value) => meant.add(value.slice(0, value.indexOf(':'))));
      }
    }
  }
  for (const { text } of typed) splitName(words, text)?.makes.forEach((one) => said.add(one));
  return { said, meant: new Set([...said, ...meant]) };
}

const nameOf = (typed: readonly TypedWord[], at: number, length: number): string =>
  typed
    .slice(at, at + length)
    .map(({ text }) => text)
    .join('');

/** The longest piece that begins here and means something. */
function pieceAt(
  words: StockWords,
  typed: readonly TypedWord[],
  at: number,
  makes: Makes,
): Piece | undefined {
  const amount = amountPhrase(typed, at, words.thisYear);
  const number = numberPhrase(typed, at, words.options);
  const name = namedAt(words, typed, at, makes);
  const phrase: Piece | undefined =
    number !== undefined && number.length >= (amount?.length ?? 0)
      ? { ...number, isName: number.choices.length > 0 }
      : amount && { ...amount, choices: [], isName: false };
  if (phrase === undefined || name === undefined) return phrase ?? name;
  if (amount?.isBareYear === true && phrase.length === name.length) {
    // The Peugeot 2008, or the year: its make decides, or the lack of any other.
    const isOfMake = name.choices.some(([, value]) =>
      [...makes.meant].some((make) => isModelOf(make, value)),
    );
    return isOfMake || makes.meant.size === 0 ? name : phrase;
  }
  return name.length > phrase.length ? name : phrase;
}

/** Whether filters can hold the amounts. */
const isSound = ({ bounds }: BoundPhrase): boolean =>
  Object.entries(bounds).every(([key, value]) => isValueOf(key as BoundFilter, String(value)));

function namedAt(
  words: StockWords,
  typed: readonly TypedWord[],
  at: number,
  makes: Makes,
): Piece | undefined {
  const most = Math.min(words.longest, typed.length - at);
  for (let length = most; length > 0; length -= 1) {
    const name = nameOf(typed, at, length);
    const choices = choicesOf(words, name, makes);
    if (choices.length > 0) return { length, choices, isName: true };
  }
  const split = splitName(words, typed[at]?.text ?? '');
  return split && { length: 1, choices: split.choices, isName: true };
}

/**
 * What one name means here: a model of a make that was named, then a make, then any other filter,
 * and a model of whatever make last, since some are called Hatch and Convertible.
 */
function choicesOf(
  words: StockWords,
  name: string,
  { said }: Makes,
): readonly (readonly [FilterKey, string])[] {
  const meanings = meaningsOf(words, name);
  const models = [
    ...(meanings.find(({ key }) => key === 'range')?.values ?? []),
    ...(words.besideMake.get(name) ?? []),
  ];
  const ofNamedMakes = models.filter((value) => [...said].some((make) => isModelOf(make, value)));
  const others = meanings.filter(({ key }) => key !== 'range');
  const best =
    ofNamedMakes.length > 0
      ? { key: 'range' as const, values: ofNamedMakes }
      : (others.find(({ key }) => key === 'make') ??
        others[0] ??
        meanings.find(({ key }) => key === 'range'));
  return (best?.values ?? []).map((value) => [best?.key ?? 'range', value] as const);
}

const SHORTEST_MAKE = 2;
const SHORTEST_BOTH = 3;

/** A make and its model without a space: "vwgolf", "fordfiesta". */
function splitName(words: StockWords, text: string) {
  if (text.length < SHORTEST_BOTH || words.names.has(text)) return undefined;
  for (let cut = SHORTEST_MAKE; cut < text.length; cut += 1) {
    const makes = meaningsOf(words, text.slice(0, cut)).find(({ key }) => key === 'make')?.values;
    if (makes === undefined) continue;
    const rest = text.slice(cut);
    const models = meaningsOf(words, rest).find(({ key }) => key === 'range')?.values ?? [];
    const own = [...models, ...(words.besideMake.get(rest) ?? [])].filter((value) =>
      makes.some((make) => isModelOf(make, value)),
    );
    if (own.length === 0) continue;
    return { makes, choices: own.map((value) => ['range', value] as const) };
  }
  return undefined;
}
