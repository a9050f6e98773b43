import { InvalidArgumentError, Option } from 'commander';
import { writeQueryString } from '../../core/kernel/query-string';
import {
  fromAddress,
  SORT_ORDERS,
  type SiteSection,
  type StockQuery,
} from '../../core/stock/public';
import { CommandFailed, EXIT } from './terminal';

interface FilterOption {
  readonly flag: string;
  readonly value: string;
  /** The filter's name in an address. */
  readonly key: string;
  readonly about: string;
}

const filter = (key: string, flag: string, value: string, about: string): FilterOption => ({
  key,
  flag,
  value,
  about,
});

/** Every filter of the results page, by a name that is easy to type. */
const FILTERS: readonly FilterOption[] = [
  filter('make', 'make', 'makes', 'as in addresses: ford or ford,bmw'),
  filter('range', 'model', 'models', 'with their make: ford:fiesta'),
  filter('body_type', 'body-type', 'types', 'hatchback,estate'),
  filter('fuel_type', 'fuel-type', 'types', 'petrol,diesel'),
  filter('transmission', 'transmission', 'types', 'manual, automatic, semi-auto'),
  filter('colour', 'colour', 'colours', 'blue,red'),
  filter('location_name', 'location', 'branches', 'bolton'),
  filter('sites', 'site', 'ids', 'numbers of branches'),
  filter('doors', 'doors', 'numbers', '3,5'),
  filter('seats', 'seats', 'numbers', '5,7'),
  filter('engine_size', 'engine-size', 'litres', '1.0,1.6'),
  filter('features', 'features', 'features', 'dab-radio'),
  filter('min_price', 'min-price', 'pounds', 'at least'),
  filter('max_price', 'max-price', 'pounds', 'at most'),
  filter('odometer_value', 'max-mileage', 'miles', 'at most'),
  filter('min_year', 'min-year', 'year', 'first registered then or later'),
  filter('max_year', 'max-year', 'year', 'first registered then or earlier'),
  filter('monthly_from', 'monthly-from', 'pounds', 'a month, at least'),
  filter('monthly_to', 'monthly-to', 'pounds', 'a month, at most'),
  filter('tax_rate', 'tax-rate', 'pounds', 'road tax a year; nil for none'),
  filter('keyword', 'keyword', 'words', 'words, a registration or a stock number'),
];

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
  ...FILTERS.map(({ flag, value, about }) => new Option(`--${flag} <${value}>`, about)),
  new Option('--with-reserved', 'reserved and sold vehicles as well'),
  new Option('--sort <order>', 'order of the list').choices(SORT_ORDERS),
  new Option('--page <number>', 'page of the list').argParser(wholeFromOne),
  new Option('--page-size <number>', 'vehicles on a page, at most 100').argParser(upTo(100)),
  new Option('--json', 'machine-readable: total, vehicles and the request that was sent'),
  API_OPTION,
];

/** The flag that sets a filter. */
export const flagOf = (filter: string): string =>
  FILTERS.find(({ key }) => key === filter)?.flag ?? filter;

/**
 * The search that the flags stand for: the same one as the page's at the address that says the
 * same, read by the same rules. @throws CommandFailed when a value makes no sense.
 */
export function searchOf(flags: SearchFlags): StockQuery {
  const pairs: readonly (readonly [string, string])[] = [
    ...FILTERS.map(({ key, flag }) => [key, textOf(flags[camelCase(flag)])] as const),
    ['status', flags.withReserved === true ? 'FOR_SALE_RETAIL,RESERVED,SOLD' : ''],
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

const camelCase = (flag: string): string =>
  flag.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

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
