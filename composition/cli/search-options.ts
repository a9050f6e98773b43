import { InvalidArgumentError, Option } from 'commander';
import { writeQueryString } from '../../core/kernel/query-string';
import {
  AVAILABILITY_PAIRS,
  FILTER_ORDER,
  freshQuery,
  fromAddress,
  SORT_ORDERS,
  valuesOf,
  type FilterKey,
  type StockQuery,
} from '../../core/search/public';
import type { SiteSection } from '../../core/stock/public';
import { CommandFailed, EXIT } from './terminal';

interface FilterFlag {
  readonly flag: string;
  readonly value: string;
  readonly about: string;
}

const flag = (name: string, value: string, about: string): FilterFlag => ({
  flag: name,
  value,
  about,
});

/** Every filter of the results page, by a name that is easy to type; one of two names needs no flag. */
const FILTER_FLAGS: Readonly<Record<FilterKey, FilterFlag | 'another name of colour'>> = {
  make: flag('make', 'makes', 'as in addresses: ford or ford,bmw'),
  range: flag('model', 'models', 'with their make: ford:fiesta'),
  category: flag('category', 'category', 'cars or van, where a half of the site sells both'),
  body_type: flag('body-type', 'types', 'hatchback,estate'),
  fuel_type: flag('fuel-type', 'types', 'petrol,diesel'),
  transmission: flag('transmission', 'types', 'manual, automatic, semi-auto'),
  colour: flag('colour', 'colours', 'blue,red'),
  colours: 'another name of colour',
  location_name: flag('location', 'branches', 'bolton'),
  sites: flag('site', 'ids', 'numbers of branches'),
  doors: flag('doors', 'numbers', '3,5'),
  seats: flag('seats', 'numbers', '5,7'),
  engine_size: flag('engine-size', 'litres', '1.0,1.6'),
  features: flag('features', 'features', 'dab-radio'),
  min_price: flag('min-price', 'pounds', 'at least'),
  max_price: flag('max-price', 'pounds', 'at most'),
  odometer_value: flag('max-mileage', 'miles', 'at most'),
  min_year: flag('min-year', 'year', 'first registered then or later'),
  max_year: flag('max-year', 'year', 'first registered then or earlier'),
  monthly_from: flag('monthly-from', 'pounds', 'a month, at least'),
  monthly_to: flag('monthly-to', 'pounds', 'a month, at most'),
  tax_rate: flag('tax-rate', 'pounds', 'road tax a year; nil for none'),
  keyword: flag('keyword', 'words', 'words, a registration or a stock number'),
};

const FLAGS = Object.entries(FILTER_FLAGS).flatMap(([key, filter]) =>
  typeof filter === 'string' ? [] : [{ key, ...filter }],
);

/** What `forecourt search` was told, before it is a search. */
export interface SearchFlags extends Readonly<Record<string, unknown>> {
  readonly section: SiteSection;
  readonly sort?: string;
  readonly page?: string;
  readonly pageSize?: string;
  readonly withReserved?: boolean;
  readonly json?: boolean;
  readonly api?: string;
}

/** `--api`, of every command that asks a back end. */
export const API_OPTION = new Option(
  '--api <address>',
  'a back end to ask instead of the sandbox',
).argParser(webAddress);

export const searchFlags: readonly Option[] = [
  new Option('--section <section>', 'which half of the site')
    .choices(['cars', 'van'])
    .default('cars'),
  ...FLAGS.map(({ flag: name, value, about }) => new Option(`--${name} <${value}>`, about)),
  new Option('--with-reserved', 'reserved and sold vehicles as well'),
  new Option('--sort <order>', 'order of the list').choices(SORT_ORDERS),
  new Option('--page <number>', 'page of the list').argParser(wholeFromOne),
  new Option('--page-size <number>', 'vehicles on a page, at most 100').argParser(upTo(100)),
  new Option('--json', 'machine-readable: total, vehicles and the request that was sent'),
  API_OPTION,
];

/** The flag that sets a filter. */
export const flagOf = (filter: string): string =>
  FLAGS.find(({ key }) => key === filter)?.flag ?? filter;

/** A search as flags would tell it, for somebody to see how words were understood. */
export const flagsText = (query: StockQuery): string =>
  [
    ...(query.section === 'van' ? ['--section van'] : []),
    ...FILTER_ORDER.flatMap((key) => {
      const values = valuesOf(query, key);
      if (values.length === 0) return [];
      const text = values.join(',');
      return [`--${flagOf(key)} ${text.includes(' ') ? JSON.stringify(text) : text}`];
    }),
    ...(query.sort === freshQuery(query.section).sort ? [] : [`--sort "${query.sort}"`]),
  ].join(' ') || 'the whole stock';

/**
 * The search that the flags stand for: the same one as the page's at the address that says the
 * same, read by the same rules. @throws CommandFailed when a value makes no sense.
 */
export function searchOf(flags: SearchFlags): StockQuery {
  const pairs: readonly (readonly [string, string])[] = [
    ...FLAGS.map(({ key, flag: name }) => [key, textOf(flags[camelCase(name)])] as const),
    ...(flags.withReserved === true ? [AVAILABILITY_PAIRS['with-reserved']] : []),
    ['sort', textOf(flags.sort)],
    ['page', textOf(flags.page)],
    ['resultsPerPage', textOf(flags.pageSize)],
  ];
  const { query, ignored } = fromAddress(
    flags.section,
    writeQueryString(pairs.filter(([, value]) => value !== '')),
  );
  const [wrong] = ignored;
  if (wrong !== undefined) {
    throw new CommandFailed(
      `--${flagOf(wrong.key)} ${JSON.stringify(wrong.value)} makes no sense here.`,
      EXIT.wrongUsage,
    );
  }
  return query;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function wholeFromOne(text: string): string {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a number from 1.');
  return text;
}

function upTo(most: number): (text: string) => string {
  return (text) => {
    if (Number(wholeFromOne(text)) > most) {
      throw new InvalidArgumentError(`It must be at most ${most}.`);
    }
    return text;
  };
}

function webAddress(text: string): string {
  if (!/^https?:\/\/[^\s/]+/i.test(text)) {
    throw new InvalidArgumentError('It must be an http or https address.');
  }
  return text;
}
