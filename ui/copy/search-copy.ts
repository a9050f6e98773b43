import { locationName } from '../../core/kernel/location-name';
import { inPounds, pounds } from '../../core/kernel/money';
import { makeName, nameFromSlug, type SiteSection } from '../../core/stock/public';
import {
  NO_ROAD_TAX,
  readModelValue,
  type ActiveFilter,
  type FilterKey,
  type FilterOption,
  type FilterOptions,
  type SortOrder,
} from '../../core/search/public';

const grouped = new Intl.NumberFormat('en-GB');

export const inWords = (count: number): string => grouped.format(count);

/** "car" or "van", one or many. */
export const vehicleWord = (section: SiteSection, count: number): string =>
  (section === 'van' ? 'van' : 'car') + (count === 1 ? '' : 's');

/** On the button that goes from the filters to the list, live (UX rule 9). */
export const showWords = (section: SiteSection, total: number | undefined): string =>
  total === undefined ? 'Show results' : `Show ${inWords(total)} ${vehicleWord(section, total)}`;

/** SEARCH-02, SEARCH-03, CG-062: the zero text is the same for vans, as given. */
export function resultsHeading(section: SiteSection, total: number): string {
  if (total === 0) return 'Used Cars In stock';
  const noun = section === 'van' ? 'Van' : 'Car';
  return `${inWords(total)} Used ${noun}${total === 1 ? '' : 's'} in stock`;
}

/** What a page of one make or one branch is about. */
export interface ResultsSubject {
  readonly key: FilterKey;
  readonly name: string;
}

/** For search engines. */
export const resultsDescription = (
  section: SiteSection,
  total: number | undefined,
  subject?: ResultsSubject,
): string => {
  const count = total === undefined ? '' : `${inWords(total)} `;
  const make = subject?.key === 'make' ? `${subject.name} ` : '';
  const place = subject?.key === 'location_name' ? `in ${subject.name}` : 'at our branches';
  return `Search ${count}used ${make}${vehicleWord(section, 2)} for sale ${place}: prices, monthly figures and history checks for every one.`;
};

/** Heard once per change of results (UX rule 3). */
export const resultsAnnouncement = (
  section: SiteSection,
  total: number,
  page: number,
  pageCount: number,
): string =>
  total === 0
    ? `No used ${vehicleWord(section, 0)} match`
    : `${inWords(total)} used ${vehicleWord(section, total)}, page ${inWords(page)} of ${inWords(pageCount)}`;

/** SEARCH-17. */
export const approvedAprSentence = (apr: number): string =>
  `Your approved APR of ${apr}% has been applied`;

/** Said over a list whose search has names that are spelt nearly as what was typed. */
export const insteadOfSentence = (words: readonly string[]): string =>
  `Nothing matches ${words.map((word) => `“${word}”`).join(' or ')}. These match what is spelt nearest to it.`;

export const SORT_LABELS: Readonly<Record<SortOrder, string>> = {
  'price|asc': 'Price: low to high',
  'price|desc': 'Price: high to low',
  'age|desc': 'Age: newest first',
  'age|asc': 'Age: oldest first',
  'mileage|asc': 'Mileage: low to high',
  'mileage|desc': 'Mileage: high to low',
  'listed|desc': 'Newest listed',
};

/** In the order of the side filter's boxes (FILTER-04), with the years beside the prices (decisions.md). */
export const FILTER_LABELS: Readonly<Record<FilterKey, string>> = {
  location_name: 'Location',
  sites: 'Branch',
  make: 'Make',
  range: 'Model',
  category: 'Vehicle Type',
  body_type: 'Body Style',
  min_price: 'Min Price',
  max_price: 'Max Price',
  min_year: 'Min Year',
  max_year: 'Max Year',
  transmission: 'Transmission',
  fuel_type: 'Fuel Type',
  colour: 'Colour',
  colours: 'Colour',
  doors: 'Doors',
  seats: 'Seats',
  odometer_value: 'Maximum Mileage',
  engine_size: 'Engine Size',
  tax_rate: 'Tax Rate',
  features: 'Features',
  monthly_from: 'Monthly from',
  monthly_to: 'Monthly to',
  keyword: 'Keyword',
};

const CATEGORY_LABELS: Readonly<Record<string, string>> = { cars: 'Cars', van: 'Vans', all: 'All' };

const amount = (value: string): string =>
  /^\d{1,9}$/.test(value) ? inPounds(pounds(Number(value))) : value;
const number = (value: string): string =>
  /^\d{1,9}$/.test(value) ? inWords(Number(value)) : value;

/** How a value of a filter reads, when the server has sent no better name for it. */
const DRESSED: Readonly<Partial<Record<FilterKey, (value: string) => string>>> = {
  min_price: amount,
  max_price: amount,
  odometer_value: (value) => `${number(value)} miles`,
  doors: (value) => `${value} doors`,
  seats: (value) => `${value} seats`,
  engine_size: (value) => (Number(value) === 0 ? 'No engine' : `${value} litre`),
  tax_rate: (value) => (value === NO_ROAD_TAX ? '£0' : amount(value)),
  category: (value) => CATEGORY_LABELS[value] ?? value,
  make: (value) => makeName(nameFromSlug(value)),
  range: (value) => nameFromSlug(readModelValue(value)?.model ?? value),
  min_year: (value) => value,
  max_year: (value) => value,
  keyword: (value) => `“${value}”`,
  monthly_from: (value) => `${amount(value)} a month`,
  monthly_to: (value) => `${amount(value)} a month`,
};

const ALWAYS_DRESSED: readonly FilterKey[] = [
  'min_price',
  'max_price',
  'odometer_value',
  'doors',
  'seats',
  'engine_size',
  'tax_rate',
  'category',
  'min_year',
  'max_year',
  'keyword',
  'monthly_from',
  'monthly_to',
];

/** An option's words in its box. */
export function optionLabel(key: FilterKey, value: string, label?: string): string {
  const dressed = DRESSED[key];
  if (dressed !== undefined && (label === undefined || ALWAYS_DRESSED.includes(key))) {
    return dressed(value);
  }
  if (key === 'make' && label !== undefined) return makeName(label);
  if (key === 'location_name') return locationName(value, label ?? nameFromSlug(value));
  return label ?? nameFromSlug(value);
}

/** What a tick says; one that chooses more than its name tells which. */
export const wordsOfOption = (key: FilterKey, { value, label, also }: FilterOption): string =>
  `${optionLabel(key, value, label)}${also === undefined ? '' : ' (includes semi-automatic)'}`;

const CHIP_PREFIX: Readonly<Partial<Record<FilterKey, string>>> = {
  min_price: 'From ',
  max_price: 'Up to ',
  odometer_value: 'Up to ',
  min_year: 'From ',
  max_year: 'To ',
  monthly_from: 'From ',
  monthly_to: 'Up to ',
  tax_rate: 'Tax ',
};

/** The words on a chip; names are the server's where it has sent them, and stay readable before. */
export function chipLabel(
  { key, value }: ActiveFilter,
  options: FilterOptions | undefined,
): string {
  const offered =
    key === 'keyword' ? undefined : options?.options[key]?.find((option) => option.value === value);
  return (CHIP_PREFIX[key] ?? '') + optionLabel(key, value, offered?.label);
}

/** Said of values in the address that mean nothing here (UX rule 1). */
export const ignoredSentence = (count: number): string =>
  count === 1
    ? 'One filter in the link you followed is no longer available and was left out.'
    : `${inWords(count)} filters in the link you followed are no longer available and were left out.`;

/** The regulated line that stands wherever finance is spoken of (FOOT-06). */
export const CREDIT_BROKER_LINE = (siteName: string): string =>
  `${siteName} is a credit broker, not a lender, and is authorised and regulated by the Financial Conduct Authority. Finance is subject to status.`;
