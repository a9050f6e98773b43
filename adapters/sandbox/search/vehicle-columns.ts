import {
  alphabetical,
  codeColumn,
  numerical,
  type CodedColumn,
  type FacetValue,
  type OfferOrder,
} from './coded-column';
import { MILEAGE_STEPS, PRICE_STEPS, stepCodeCount, stepCodes } from './bound-steps';
import { buildFeatureColumn, type FeatureColumn } from './feature-column';
import type { IndexRow, IndexSite } from './index-row';
import { buildKeywordIndex, type KeywordIndex } from './keyword-index';
import { MISSING, type PricedColumns } from './monthly-column';
import { dayOf, measureOr, pricedOrder, secondsOf } from './row-measures';
import { CODED_FACETS, STATUSES, type CodedFacet } from './search-query';
import { slugOf } from './slug-of';
import { orderBy, rankById, type SortOrders } from './sort-orders';

/** A measure that bounds are offered on, as codes to be counted. */
export interface MeasureColumn {
  readonly codes: Uint16Array;
  readonly codeCount: number;
}

/**
 * The whole stock, column by column. A vehicle is a position; positions stand in order of price,
 * then id, vehicles without a price last, so that price bounds are ranges of positions and the
 * usual sort costs nothing.
 */
export interface VehicleColumns extends PricedColumns {
  readonly size: number;
  readonly ids: Float64Array;
  readonly coded: Readonly<Record<CodedFacet, CodedColumn>>;
  readonly year: CodedColumn;
  readonly priceSteps: MeasureColumn;
  readonly mileageSteps: MeasureColumn;
  /** 1 + place in `STATUSES`; bit 3 is set on a vehicle with a reservation. */
  readonly status: Uint8Array;
  readonly features: FeatureColumn;
  readonly keywords: KeywordIndex;
  readonly orders: SortOrders;
}

/** In `VehicleColumns.status`. */
export const RESERVATION_FLAG = 8;

const bySlug = (label: string | null): FacetValue | undefined =>
  label === null ? undefined : { value: slugOf(label), label: label.trim() };

const byNumber = (number: number | null, decimals: number): FacetValue | undefined =>
  number === null || !Number.isFinite(number)
    ? undefined
    : { value: number.toFixed(decimals), label: number.toFixed(decimals) };

function taxOf(taxPence: number | null): FacetValue | undefined {
  if (taxPence === null || !Number.isFinite(taxPence)) return undefined;
  const pounds = Math.round(taxPence / 100);
  return { value: pounds === 0 ? 'nil' : String(pounds), label: `£${pounds}` };
}

const categoryOf = (category: IndexRow['category']): FacetValue => ({
  value: category,
  label: category === 'van' ? 'Vans' : 'Cars',
});

type Reading = readonly [(row: IndexRow) => FacetValue | undefined, OfferOrder];

function readings(sites: readonly IndexSite[]): Readonly<Record<CodedFacet, Reading>> {
  const siteOf = new Map(sites.map((site) => [site.id, { value: site.slug, label: site.town }]));
  return {
    make: [(row) => ({ value: row.makeSlug, label: row.makeName.trim() }), alphabetical],
    range: [
      (row) => ({
        value: `${row.makeSlug}:${row.rangeSlug}`,
        label: row.rangeName.trim(),
        make: row.makeSlug,
      }),
      alphabetical,
    ],
    body_type: [(row) => bySlug(row.bodyType), alphabetical],
    transmission: [(row) => bySlug(row.transmission), alphabetical],
    fuel_type: [(row) => bySlug(row.fuelType), alphabetical],
    colour: [(row) => bySlug(row.colour), alphabetical],
    location_name: [
      (row) => (row.siteId === null ? undefined : siteOf.get(row.siteId)),
      alphabetical,
    ],
    doors: [(row) => byNumber(row.doors, 0), numerical],
    seats: [(row) => byNumber(row.seats, 0), numerical],
    engine_size: [(row) => byNumber(row.engineSize, 1), numerical],
    tax_rate: [(row) => taxOf(row.taxPence), numerical],
    category: [(row) => categoryOf(row.category), alphabetical],
  };
}

/** Reads every row once and lays the stock out for searching. */
export function layOutColumns(
  stock: Iterable<IndexRow>,
  sites: readonly IndexSite[],
): VehicleColumns {
  const rows = pricedOrder(stock);
  const size = rows.length;
  const idRank = rankById(rows.map((row) => row.id));
  const price = Uint32Array.from(rows, (row) => measureOr(row.finalPricePence));
  const mileage = Uint32Array.from(rows, (row) => measureOr(row.mileage));
  const days = rows.map((row) => dayOf(row.registeredOn));
  const earliest = days.reduce<number>((least, day) => Math.min(least, day ?? least), 0);
  const ages = Uint32Array.from(days, (day) => (day === undefined ? MISSING : day - earliest));
  const listed = Uint32Array.from(rows, (row) => secondsOf(row.listedAt) ?? MISSING);
  const how = readings(sites);
  const coded = Object.fromEntries(
    CODED_FACETS.map((facet) => [facet, codeColumn(rows, how[facet][0], how[facet][1])]),
  ) as Record<CodedFacet, CodedColumn>;
  return {
    size,
    ids: Float64Array.from(rows, (row) => row.id),
    price,
    mileage,
    registeredDay: Int32Array.from(days, (day) => day ?? UNKNOWN_DAY),
    coded,
    year: codeColumn(rows, yearOf, numerical),
    priceSteps: {
      codes: stepCodes(price, PRICE_STEPS, 100),
      codeCount: stepCodeCount(PRICE_STEPS),
    },
    mileageSteps: {
      codes: stepCodes(mileage, MILEAGE_STEPS, 1),
      codeCount: stepCodeCount(MILEAGE_STEPS),
    },
    status: Uint8Array.from(rows, statusOf),
    features: buildFeatureColumn(rows),
    keywords: buildKeywordIndex(rows),
    orders: {
      'price|asc': undefined,
      'price|desc': orderBy(price, idRank, true),
      'age|desc': orderBy(ages, idRank, true),
      'age|asc': orderBy(ages, idRank, false),
      'mileage|asc': orderBy(mileage, idRank, false),
      'mileage|desc': orderBy(mileage, idRank, true),
      'listed|desc': orderBy(listed, idRank, true),
    },
  };
}

/** Far in the past: a vehicle of unknown age counts as too old for a contract purchase. */
const UNKNOWN_DAY = -1_000_000;

const yearOf = (row: IndexRow): FacetValue | undefined => {
  const year = /^\d{4}/.exec(row.registeredOn)?.[0];
  return year === undefined || dayOf(row.registeredOn) === undefined
    ? undefined
    : { value: year, label: year };
};

const statusOf = (row: IndexRow): number =>
  STATUSES.indexOf(row.status) + 1 + (row.reservedAt === null ? 0 : RESERVATION_FLAG);
