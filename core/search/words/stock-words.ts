import type { SiteSection } from '../../stock/public';
import { readModelValue } from '../query/model-value';
import type { ListFilter } from '../query/filter-keys';
import type { FilterOption, FilterOptions } from '../options/filter-options';
import { OTHER_NAMES } from './other-names';
import { MODEL_STARTS } from './plain-words';
import { joinedName } from './typed-words';

/** What a name stands for: values of one filter, in the order in which they are offered. */
export interface NameMeaning {
  readonly key: ListFilter;
  readonly values: readonly string[];
}

/** What the words of a shopper can mean in one half of the stock. */
export interface StockWords {
  readonly section: SiteSection;
  readonly options: FilterOptions['options'];
  /** In the year that is now, a car can be of this year and the next. */
  readonly thisYear: number;
  /** By joined name; one name may mean things of several filters. */
  readonly names: ReadonlyMap<string, readonly NameMeaning[]>;
  /** Names of models that say so only beside their make: the 3 of a BMW. */
  readonly besideMake: ReadonlyMap<string, readonly string[]>;
  /** Names of letters alone, by their length: what a misspelt word may have been meant to be. */
  readonly spelt: ReadonlyMap<number, readonly string[]>;
  readonly countOf: (key: ListFilter, value: string) => number;
  /** How many words the longest name has. */
  readonly longest: number;
}

/** The filters whose options have names. */
const NAMED = [
  'make',
  'range',
  'body_type',
  'fuel_type',
  'transmission',
  'colour',
  'location_name',
  'features',
] as const satisfies readonly ListFilter[];

/** The most words a name is looked up with. */
const LONGEST_NAME = 6;
const SHORTEST_START = 4;
const SHORTEST_SPELLING = 4;

const wordsOf = (label: string): readonly string[] =>
  label.split(/[\s\-/]+/u).filter((word) => joinedName(word) !== '');

/** One option of a filter, read. */
interface Named {
  readonly key: ListFilter;
  readonly option: FilterOption;
  readonly name: string;
}

/**
 * What is offered in one half of the stock, laid out to be looked up by words. Nothing is known
 * but what the options say: a name that is no option's is nobody's.
 */
export function stockWords(
  section: SiteSection,
  options: FilterOptions['options'],
  thisYear: number,
): StockWords {
  const named = NAMED.flatMap((key) =>
    (options[key] ?? []).map((option): Named => ({ key, option, name: joinedName(option.label) })),
  );
  const places = new Map(named.map(({ key, option }, at) => [`${key} ${option.value}`, at]));
  const found = new Map<string, Map<ListFilter, Set<string>>>();
  const add = (name: string, key: ListFilter, value: string): void => {
    if (name === '') return;
    const meanings = found.get(name) ?? new Map<ListFilter, Set<string>>();
    found.set(name, meanings);
    meanings.set(key, (meanings.get(key) ?? new Set()).add(value));
  };
  const besideMake = new Map<string, Set<string>>();
  const addModel = (name: string, value: string): void => {
    // A digit or a letter alone says nothing without its make.
    if (name.length > 2 || /^\p{L}{2}$|^\p{L}\d$/u.test(name)) add(name, 'range', value);
    else besideMake.set(name, (besideMake.get(name) ?? new Set()).add(value));
  };

  for (const { key, option, name } of named) {
    const { value } = option;
    if (key === 'range') namesOfModel(option, name).forEach((one) => addModel(one, value));
    else {
      add(name, key, value);
      add(joinedName(value), key, value);
      if (key === 'location_name') startsOf(option.label, 1).forEach((one) => add(one, key, value));
    }
  }
  for (const { name, value } of familyNames(named)) addModel(name, value);
  for (const { names, key, is, has, hasNot, onlyFirst } of OTHER_NAMES) {
    const fits = (one: Named): boolean =>
      one.key === key &&
      (is?.includes(one.name) === true || has?.some((part) => one.name.includes(part)) === true) &&
      (hasNot === undefined || !one.name.includes(hasNot));
    const meant = named.filter(fits).slice(0, onlyFirst === true ? 1 : undefined);
    for (const name of names)
      meant.forEach(({ option }) => add(joinedName(name), key, option.value));
  }

  const inOrder = (key: ListFilter, values: Iterable<string>): readonly string[] =>
    [...values].sort(
      (one, other) => (places.get(`${key} ${one}`) ?? 0) - (places.get(`${key} ${other}`) ?? 0),
    );
  const names = new Map(
    [...found].map(([name, meanings]) => [
      name,
      [...meanings].map(([key, values]): NameMeaning => ({ key, values: inOrder(key, values) })),
    ]),
  );
  return {
    section,
    options,
    thisYear,
    names,
    besideMake: new Map([...besideMake].map(([name, values]) => [name, inOrder('range', values)])),
    spelt: byLength([...names.keys()]),
    countOf: (key, value) => named[places.get(`${key} ${value}`) ?? -1]?.option.count ?? 0,
    longest: LONGEST_NAME,
  };
}

/** "C Class" is also "Class C" and, beside its make, "C"; "Mazda3" beside Mazda is "3". */
function namesOfModel({ label, value, make }: FilterOption, name: string): readonly string[] {
  const { make: makeSlug = make ?? '', model = '' } = readModelValue(value) ?? {};
  const words = wordsOf(label).map(joinedName);
  const last = words.at(-1) ?? '';
  const front = words.slice(0, -1).join('');
  const ofKind = words.length > 1 && (last === 'series' || last === 'class');
  const makeName = joinedName(makeSlug);
  return [
    name,
    joinedName(model),
    ...(ofKind ? [front, last + front] : []),
    ...(makeName !== '' && name.startsWith(makeName) ? [name.slice(makeName.length)] : []),
  ];
}

/** The first words of a name, from one word to all but the last. */
function startsOf(label: string, least: number): readonly string[] {
  const words = wordsOf(label);
  return words
    .slice(0, -1)
    .map((_, at) => joinedName(words.slice(0, at + 1).join('')))
    .filter((start, at) => at + 1 >= least && start.length >= SHORTEST_START);
}

/**
 * A model's name also means the models whose names go on from it: who types "transit" means the
 * Transit Custom too, and who types "range rover" every one of them.
 */
function familyNames(
  named: readonly Named[],
): readonly { readonly name: string; readonly value: string }[] {
  const models = named.filter(({ key }) => key === 'range');
  const makeOf = (value: string): string => readModelValue(value)?.make ?? '';
  const whole = new Set(models.map(({ option, name }) => `${makeOf(option.value)} ${name}`));
  return models.flatMap(({ option: { label, value } }) => {
    const words = wordsOf(label);
    return words.slice(0, -1).flatMap((_, at) => {
      const start = joinedName(words.slice(0, at + 1).join(''));
      const isModel = whole.has(`${makeOf(value)} ${start}`);
      const isTelling = start.length >= SHORTEST_START && !MODEL_STARTS.has(start);
      return isModel || isTelling || /^\d$/.test(start) ? [{ name: start, value }] : [];
    });
  });
}

function byLength(names: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const grouped = new Map<number, string[]>();
  for (const name of [...names].sort()) {
    if (name.length < SHORTEST_SPELLING || !/^\p{L}+$/u.test(name)) continue;
    const alike = grouped.get(name.length);
    if (alike === undefined) grouped.set(name.length, [name]);
    else alike.push(name);
  }
  return grouped;
}
