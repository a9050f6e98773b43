import { emptyBits, intersectInto, setBit, type Bits } from './bit-set';
import { countOf, FacetCounter, type SetCounts } from './facet-counter';
import {
  maxPriceOptions,
  mileageOptions,
  minPriceOptions,
  monthlyFromOptions,
  monthlyToOptions,
  valueOptions,
  yearOptions,
  type FacetOptions,
} from './facet-options';
import type { Section } from './feature-column';
import { bitsWithin, FilterBits, inPence } from './filter-bits';
import type { IndexRow, IndexSite } from './index-row';
import { matchStock, type ActiveFilter, type MatchedStock } from './matched-stock';
import { MISSING } from './monthly-column';
import { MonthlyStocks } from './monthly-stock';
import { dayOf } from './day-of';
import { resultPage } from './result-page';
import { CODED_FACETS, type CodedFacet } from './facet-readings';
import { BOUND_NAMES, type SearchQuery } from './search-query';
import { keywordWords } from './search-words';
import { mostAlike } from './similar-vehicles';
import { atOnce, inSlices } from './slices';
import { sectionOf, StatusBases, tallyAll } from './status-bases';
import type { Tallies } from './tallies';
import {
  codeOfStatus,
  layOutColumns,
  RESERVATION_FLAG,
  type VehicleColumns,
} from './vehicle-columns';
import { slugOf } from '../catalogue/slug-of';

/** One page of results. */
export interface SearchPage {
  readonly total: number;
  /** Record ids, in order. */
  readonly ids: readonly number[];
}

/** Options by filter name, each count taken without that filter's own choice. */
export interface SearchFacets {
  readonly total: number;
  readonly options: Readonly<Record<string, FacetOptions>>;
}

/** What a vehicle that the stock offers is told as once somebody has it. */
export type KeptAs = 'RESERVED' | 'SOLD';

export interface IndexSettings {
  readonly sites: readonly IndexSite[];
  /** ISO date that vehicles' ages are reckoned at, for quotes. */
  readonly today: string;
  /** For tests: a smaller number makes small stocks count as large ones do. */
  readonly packAbove?: number;
}

/** The whole stock in memory, to be searched in well under a millisecond. */
export class VehicleIndex {
  readonly size: number;
  /** Days since 1970: what quotes must be reckoned at to agree with the monthly filters. */
  readonly today: number;
  private readonly columns: VehicleColumns;
  private readonly filters: FilterBits;
  private readonly bases: StatusBases;
  private readonly counter: FacetCounter;
  private readonly monthly: MonthlyStocks;
  private readonly sections: Readonly<Record<Section, Tallies>>;
  private readonly siteSlugs: ReadonlyMap<string, string>;

  constructor(
    stock: Iterable<IndexRow>,
    private readonly settings: IndexSettings,
    columns = atOnce(layOutColumns(stock, settings.sites)),
    /** Of the same stock on the same day, in which no more than statuses differ. */
    former?: VehicleIndex,
  ) {
    this.columns = columns;
    this.size = this.columns.size;
    this.today = dayOf(settings.today) ?? 0;
    this.bases = new StatusBases(this.columns);
    this.filters = former?.filters ?? new FilterBits(this.columns);
    this.counter = former?.counter ?? new FacetCounter(this.columns, settings.packAbove);
    this.monthly = former?.monthly ?? new MonthlyStocks(this.columns, this.today);
    this.sections = former?.sections ?? this.tallySections();
    this.siteSlugs =
      former?.siteSlugs ?? new Map(settings.sites.map((site) => [String(site.id), site.slug]));
  }

  /** The same beside other work, for an index that is to take another's place. */
  static async inSlices(stock: Iterable<IndexRow>, settings: IndexSettings): Promise<VehicleIndex> {
    return new VehicleIndex([], settings, await inSlices(layOutColumns(stock, settings.sites)));
  }

  /** The same stock on another day. */
  on(today: string): VehicleIndex {
    return new VehicleIndex([], { ...this.settings, today }, this.columns);
  }

  /**
   * The same stock, of which some vehicles are kept for somebody: all that does not depend on that is
   * shared. @param statuses by id
   */
  keeping(statuses: ReadonlyMap<number, KeptAs>): VehicleIndex {
    const status = this.columns.status.slice();
    for (const [id, kept] of statuses) {
      const position = this.columns.ids.indexOf(id);
      if (position === -1) continue;
      status[position] = codeOfStatus(kept) + (kept === 'RESERVED' ? RESERVATION_FLAG : 0);
    }
    return new VehicleIndex([], this.settings, { ...this.columns, status }, this);
  }

  search(query: SearchQuery): SearchPage {
    return this.pageOf(query, this.match(query));
  }

  facets(query: SearchQuery): SearchFacets {
    return this.facetsOf(query, this.match(query));
  }

  /** Both at once, for the price of one match. */
  searchWithFacets(query: SearchQuery): SearchPage & SearchFacets {
    const matched = this.match(query);
    return { ...this.pageOf(query, matched), ...this.facetsOf(query, matched) };
  }

  /** Ids of the vehicles most like one, the most alike first (CALL-26); of one unknown, none. */
  alike(id: number, most: number): readonly number[] {
    const position = this.columns.ids.indexOf(id);
    if (position === -1) return [];
    return mostAlike(this.columns, position, most).map((found) => this.columns.ids[found] ?? 0);
  }

  private tallySections(): Record<Section, Tallies> {
    const category = this.columns.coded.category;
    const tallySection = (section: Section): Tallies => {
      const bits = emptyBits(this.size);
      const code = category.codeOf.get(section);
      category.codes.forEach((own, position) => {
        if (section === 'all' || own === code) setBit(bits, position);
      });
      return tallyAll(this.columns, bits);
    };
    return { all: tallySection('all'), cars: tallySection('cars'), van: tallySection('van') };
  }

  private pageOf(query: SearchQuery, { all, total }: MatchedStock): SearchPage {
    const offset = (query.page - 1) * query.pageSize;
    const order = this.columns.orders[query.sort];
    const positions = resultPage(all, total, order, offset, query.pageSize);
    return { total, ids: positions.map((position) => this.columns.ids[position] ?? 0) };
  }

  private match(query: SearchQuery): MatchedStock {
    const base = this.bases.of(query);
    return matchStock(base, this.withKeyword(base.bits, query.keyword), this.activeFilters(query));
  }

  private withKeyword(base: Bits, keyword: string | undefined): Bits {
    const words = keywordWords(keyword ?? '');
    if (words.length === 0) return base;
    const found = this.columns.keywords.matching(words);
    intersectInto(found, found, base);
    return found;
  }

  private activeFilters(query: SearchQuery): readonly ActiveFilter[] {
    const active: ActiveFilter[] = [];
    for (const facet of CODED_FACETS) {
      const chosen = this.chosen(query, facet);
      if (chosen.length === 0) continue;
      active.push({ name: facet, bits: this.facetBits(facet, chosen) });
    }
    const features = query.lists.features ?? [];
    if (features.length > 0) {
      active.push({ name: 'features', bits: this.filters.ofFeatures(features) });
    }
    for (const name of BOUND_NAMES) {
      const bound = query.bounds[name];
      if (bound !== undefined) active.push({ name, bits: this.boundBits(query, name, bound) });
    }
    return active;
  }

  /** A facet's chosen values under all its names. */
  private chosen({ lists }: SearchQuery, facet: CodedFacet): readonly string[] {
    const own = lists[facet] ?? [];
    if (facet === 'colour') return [...own, ...(lists.colours ?? [])];
    if (facet !== 'location_name') return own;
    return [...own, ...(lists.sites ?? []).map((id) => this.siteSlugs.get(id.trim()) ?? '')];
  }

  private facetBits(facet: CodedFacet, chosen: readonly string[]): Bits {
    const codes = new Set(chosen.flatMap((value) => this.filters.codesOf(facet, value)));
    const [only, second] = codes;
    if (only === undefined) return emptyBits(this.size);
    return second === undefined
      ? this.filters.ofCode(facet, only)
      : this.filters.ofCodes(facet, [...codes]);
  }

  private boundBits(query: SearchQuery, name: (typeof BOUND_NAMES)[number], bound: number): Bits {
    switch (name) {
      case 'monthly_from':
        return bitsWithin(this.monthly.on(query.terms).payments, inPence(bound), MISSING);
      case 'monthly_to':
        return bitsWithin(this.monthly.on(query.terms).payments, 0, inPence(bound));
      default:
        return this.filters.ofBound(name, bound);
    }
  }

  private facetsOf(query: SearchQuery, matched: MatchedStock): SearchFacets {
    const shared = this.counter.ofAll(matched);
    const countsFor = (filter: string): SetCounts =>
      matched.isActive(filter) ? this.counter.without(matched, filter) : shared;
    const section = sectionOf((query.lists.category ?? []).map(slugOf));
    const here = this.sections[section];
    const options: Record<string, FacetOptions> = {};

    for (const facet of CODED_FACETS) {
      const presence = facet === 'category' ? this.sections.all : here;
      const counts = (): Uint32Array => countsFor(facet).histogram(facet);
      options[facet] =
        facet === 'range'
          ? this.rangeOptions(query, presence.range, counts)
          : valueOptions(this.columns.coded[facet], presence[facet], counts());
    }
    options['colours'] = options['colour'] ?? [];
    options['sites'] = this.siteOptions(options['location_name'] ?? []);

    const { year } = this.columns;
    const histogram = (filter: string, name: 'price' | 'mileage' | 'year'): Uint32Array =>
      countsFor(filter).histogram(name);
    options['min_price'] = minPriceOptions(here.price, histogram('min_price', 'price'));
    options['max_price'] = maxPriceOptions(here.price, histogram('max_price', 'price'));
    options['odometer_value'] = mileageOptions(
      here.mileage,
      histogram('odometer_value', 'mileage'),
    );
    options['min_year'] = yearOptions(year, here.year, histogram('min_year', 'year'), 'at-least');
    options['max_year'] = yearOptions(year, here.year, histogram('max_year', 'year'), 'at-most');

    const monthly = this.monthly.on(query.terms);
    options['monthly_from'] = monthlyFromOptions(countsFor('monthly_from').monthly(monthly));
    options['monthly_to'] = monthlyToOptions(countsFor('monthly_to').monthly(monthly));

    const having = countsFor('features').features();
    options['features'] = this.columns.features.offered[section].map((feature) => ({
      value: feature.value,
      label: feature.label,
      count: countOf(having, feature),
    }));
    return { total: matched.total, options };
  }

  /** The models of the chosen makes; none chosen, none listed (FILTER-05, FILTER-10). */
  private rangeOptions(
    query: SearchQuery,
    section: Uint32Array,
    counts: () => Uint32Array,
  ): FacetOptions {
    const makes = new Set((query.lists.make ?? []).map(slugOf));
    if (makes.size === 0) return [];
    return valueOptions(this.columns.coded.range, section, counts(), (make) =>
      makes.has(make ?? ''),
    );
  }

  private siteOptions(locations: FacetOptions): FacetOptions {
    return [...this.siteSlugs].flatMap(([id, slug]) => {
      const location = locations.find(({ value }) => value === slug);
      return location === undefined ? [] : [{ ...location, value: id }];
    });
  }
}
