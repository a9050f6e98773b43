import { isLeft } from 'fp-ts/Either';
import { bestQuotes, cheapestQuote } from '../../../../core/finance/public';
import { pence } from '../../../../core/kernel/money';
import type { IndexRow, IndexSite } from '../../../../adapters/sandbox/search/index-row';
import { ageInMonths, quotesOn } from '../../../../adapters/sandbox/lender/lender';
import { valueClassOf } from '../../../../adapters/sandbox/lender/value-class';
import type { CodedFacet } from '../../../../adapters/sandbox/search/facet-readings';
import type { BoundName, SearchQuery } from '../../../../adapters/sandbox/search/search-query';
import { keywordWords, wordsOf } from '../../../../adapters/sandbox/search/search-words';
import { slugOf } from '../../../../adapters/sandbox/catalogue/slug-of';

const DAY = 86_400_000;
const MOST = 4_294_967_294;

/** The search once more, in the plainest way: look at every vehicle, ask every filter. Slow, and right. */
export class PlainSearch {
  constructor(
    private readonly rows: readonly IndexRow[],
    private readonly sites: readonly IndexSite[],
    private readonly today: string,
  ) {}

  matching(query: SearchQuery): readonly IndexRow[] {
    return this.rows.filter((row) => this.matches(row, query));
  }

  ids(query: SearchQuery): readonly number[] {
    const from = (query.page - 1) * query.pageSize;
    return [...this.matching(query)]
      .sort((one, other) => compare(one, other, query.sort))
      .slice(from, from + query.pageSize)
      .map((row) => row.id);
  }

  /** How many would be listed with this facet set to this one value, all else as it is. */
  countWithValue(query: SearchQuery, facet: CodedFacet | 'features', value: string): number {
    const names: readonly string[] = namesOf(facet);
    const rest = Object.fromEntries(
      Object.entries(query.lists).filter(([name]) => !names.includes(name)),
    );
    return this.matching({ ...query, lists: { ...rest, [facet]: [value] } }).length;
  }

  /** How many would be listed with this bound, all else as it is. */
  countWithBound(query: SearchQuery, name: BoundName, bound: number): number {
    return this.matching({ ...query, bounds: { ...query.bounds, [name]: bound } }).length;
  }

  /** The values that the query's half of the stock has, whatever else is chosen. */
  valuesOf(query: SearchQuery, facet: CodedFacet): ReadonlySet<string> {
    const category = (query.lists.category ?? []).map(slugOf);
    const [only] = category;
    const half =
      facet !== 'category' && category.length === 1 && (only === 'cars' || only === 'van')
        ? this.rows.filter((row) => row.category === only)
        : this.rows;
    const values = half.map((row) => this.valueOf(row, facet));
    return new Set(values.filter((value): value is string => value !== undefined && value !== ''));
  }

  private matches(row: IndexRow, query: SearchQuery): boolean {
    if (query.availableOnly) {
      if (row.status !== 'FOR_SALE_RETAIL' || row.reservedAt !== null) return false;
    } else if (query.statuses !== undefined && !query.statuses.includes(row.status)) return false;
    return (
      this.fitsLists(row, query) && this.fitsBounds(row, query) && fitsKeyword(row, query.keyword)
    );
  }

  private fitsLists(row: IndexRow, { lists }: SearchQuery): boolean {
    const colours = [...(lists.colour ?? []), ...(lists.colours ?? [])];
    const places = [
      ...(lists.location_name ?? []),
      ...(lists.sites ?? []).map(
        (id) => this.sites.find((site) => String(site.id) === id)?.slug ?? '?',
      ),
    ];
    const anyOf = (facet: CodedFacet, chosen: readonly string[] = []): boolean =>
      chosen.length === 0 || chosen.some((value) => this.is(row, facet, value));
    return (
      anyOf('make', lists.make) &&
      anyOf('range', lists.range) &&
      anyOf('body_type', lists.body_type) &&
      anyOf('transmission', lists.transmission) &&
      anyOf('fuel_type', lists.fuel_type) &&
      anyOf('colour', colours) &&
      anyOf('location_name', places) &&
      anyOf('doors', lists.doors) &&
      anyOf('seats', lists.seats) &&
      anyOf('engine_size', lists.engine_size) &&
      anyOf('tax_rate', lists.tax_rate) &&
      anyOf('category', lists.category) &&
      ((lists.features ?? []).length === 0 ||
        row.features.some((feature) => lists.features?.includes(slugOf(feature))))
    );
  }

  private is(row: IndexRow, facet: CodedFacet, value: string): boolean {
    const own = this.valueOf(row, facet);
    if (own === undefined || own === '') return false;
    if (facet === 'range') return own === value || own.split(':')[1] === value;
    if (facet === 'tax_rate' && value === '0') return own === 'nil';
    return own === value || own === slugOf(value);
  }

  private valueOf(row: IndexRow, facet: CodedFacet): string | undefined {
    switch (facet) {
      case 'make':
        return row.makeSlug;
      case 'range':
        return `${row.makeSlug}:${row.rangeSlug}`;
      case 'body_type':
        return slugOf(row.bodyType ?? '');
      case 'transmission':
        return slugOf(row.transmission ?? '');
      case 'fuel_type':
        return slugOf(row.fuelType ?? '');
      case 'colour':
        return slugOf(row.colour ?? '');
      case 'location_name':
        return this.sites.find((site) => site.id === row.siteId)?.slug;
      case 'doors':
        return row.doors?.toString();
      case 'seats':
        return row.seats?.toString();
      case 'engine_size':
        return row.engineSize?.toFixed(1);
      case 'tax_rate':
        return row.taxPence === 0
          ? 'nil'
          : row.taxPence === null
            ? undefined
            : `${row.taxPence / 100}`;
      case 'category':
        return row.category;
    }
  }

  private fitsBounds(row: IndexRow, query: SearchQuery): boolean {
    const { bounds } = query;
    const within = (value: number | undefined, least?: number, most?: number): boolean =>
      (least === undefined || (value !== undefined && value >= least)) &&
      (most === undefined || (value !== undefined && value <= most));
    const price = measured(row.finalPricePence);
    const asksMonthly = bounds.monthly_from !== undefined || bounds.monthly_to !== undefined;
    return (
      within(price, pounds(bounds.min_price), pounds(bounds.max_price)) &&
      within(measured(row.mileage), undefined, bounds.odometer_value) &&
      within(yearOf(row), bounds.min_year, bounds.max_year) &&
      (!asksMonthly ||
        within(this.monthly(row, query), pounds(bounds.monthly_from), pounds(bounds.monthly_to)))
    );
  }

  private monthly(row: IndexRow, query: SearchQuery): number | undefined {
    const price = measured(row.finalPricePence);
    if (price === undefined || price === 0) return undefined;
    const registered = /^\d{4}-\d\d/.test(row.registeredOn ?? '')
      ? Date.parse(row.registeredOn ?? '')
      : NaN;
    const vehicle = {
      price: pence(price),
      ageMonths: Number.isNaN(registered)
        ? Infinity
        : ageInMonths(registered / DAY, Date.parse(this.today) / DAY),
      mileage: measured(row.mileage),
      valueClass: valueClassOf(row),
    };
    const quotes = Object.values(quotesOn(vehicle, query.terms)).flatMap((one) =>
      isLeft(one) ? [] : [one.right],
    );
    return cheapestQuote(bestQuotes(quotes))?.regularPayment;
  }
}

const measured = (value: number | null): number | undefined =>
  value === null || value > MOST ? undefined : value;

const pounds = (bound: number | undefined): number | undefined =>
  bound === undefined ? undefined : Math.round(bound * 100);

const yearOf = (row: IndexRow): number | undefined =>
  row.registeredOn === null ? undefined : Number(row.registeredOn.slice(0, 4));

function namesOf(facet: CodedFacet | 'features'): readonly (keyof SearchQuery['lists'])[] {
  if (facet === 'colour') return ['colour', 'colours'];
  return facet === 'location_name' ? ['location_name', 'sites'] : [facet];
}

function fitsKeyword(row: IndexRow, keyword = ''): boolean {
  const words = keywordWords(keyword);
  const own = wordsOf(`${row.makeName} ${row.rangeName} ${row.derivative}`);
  const vrm = (row.vrm ?? '').toLowerCase();
  const beginsPlate = (text: string): boolean => text.length >= 2 && vrm.startsWith(text);
  return words.every((word, at) => {
    const before = words[at - 1];
    const after = words[at + 1];
    return (
      own.some((one) => one.startsWith(word)) ||
      beginsPlate(word) ||
      (before !== undefined && beginsPlate(before + word)) ||
      (after !== undefined && beginsPlate(word + after)) ||
      row.stockId.toLowerCase() === word
    );
  });
}

function compare(one: IndexRow, other: IndexRow, sort: SearchQuery['sort']): number {
  const [by, direction] = sort.split('|');
  const key = (row: IndexRow): number | undefined => {
    switch (by) {
      case 'price':
        return measured(row.finalPricePence);
      case 'mileage':
        return measured(row.mileage);
      case 'listed':
        return row.listedAt === null ? undefined : Date.parse(row.listedAt);
      default:
        return row.registeredOn === null ? undefined : Date.parse(row.registeredOn);
    }
  };
  const a = key(one);
  const b = key(other);
  if (a === undefined || b === undefined || a === b) {
    if ((a === undefined) === (b === undefined)) return one.id - other.id;
    return a === undefined ? 1 : -1;
  }
  return direction === 'desc' ? b - a : a - b;
}
