import { VALUE_CLASSES, valueClassOf, type ValueClass } from '../lender/value-class';
import { codeColumn, type CodedColumn } from './coded-column';
import { CODED_FACETS, facetReadings, yearReading, type CodedFacet } from './facet-readings';
import { MILEAGE_STEPS, PRICE_STEPS, stepCodeCount, stepCodes } from './bound-steps';
import { buildFeatureColumn, type FeatureColumn } from './feature-column';
import type { IndexRow, IndexSite } from './index-row';
import { buildKeywordIndex, type KeywordIndex } from './keyword-index';
import type { MeasureColumn } from './measure-column';
import { MISSING, type PricedColumns } from './monthly-column';
import { ageCountsFrom, dayOf } from './day-of';
import { measureOr, pricedOrder, secondsOf } from './row-measures';
import { STATUSES } from './search-query';
import type { Sliced } from './slices';
import { orderBy, rankById, type SortOrders } from './sort-orders';
import { runsOf, type RunColumn } from './runs';

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
  /** Days since 1970 of the first day its age may count from; `UNKNOWN_DAY` for none. */
  readonly firstDay: Int32Array;
  /** Prices among their steps; in order, as positions are. */
  readonly priceSteps: MeasureColumn;
  readonly priceRuns: RunColumn;
  readonly mileageSteps: MeasureColumn;
  /** 1 + place in `STATUSES`; bit 3 is set on a vehicle with a reservation. */
  readonly status: Uint8Array;
  readonly features: FeatureColumn;
  readonly keywords: KeywordIndex;
  readonly orders: SortOrders;
}

/** In `VehicleColumns.status`. */
export const RESERVATION_FLAG = 8;

/** One number of every row, in a plain loop: `from` with a function is several times slower. */
function fill<Column extends Uint32Array | Int32Array | Uint8Array | Float64Array>(
  column: Column,
  rows: readonly IndexRow[],
  measure: (row: IndexRow) => number,
): Column {
  for (let position = 0; position < rows.length; position++) {
    column[position] = measure(rows[position]!);
  }
  return column;
}

/** Reads every row once and lays the stock out for searching. */
export function* layOutColumns(
  stock: Iterable<IndexRow>,
  sites: readonly IndexSite[],
): Sliced<VehicleColumns> {
  const rows = yield* pricedOrder(stock);
  const size = rows.length;
  const price = fill(new Uint32Array(size), rows, (row) => measureOr(row.finalPricePence));
  yield;
  const mileage = fill(new Uint32Array(size), rows, (row) => measureOr(row.mileage));
  yield;
  const registeredDay = fill(
    new Int32Array(size),
    rows,
    (row) => ageCountsFrom(row.registeredOn) ?? UNKNOWN_DAY,
  );
  yield;
  const firstDay = fill(
    new Int32Array(size),
    rows,
    (row) => dayOf(row.registeredOn) ?? UNKNOWN_DAY,
  );
  yield;
  const priceSteps = {
    codes: stepCodes(price, PRICE_STEPS, 100),
    codeCount: stepCodeCount(PRICE_STEPS),
  };
  yield;
  const read = facetReadings(sites);
  const coded: Partial<Record<CodedFacet, CodedColumn>> = {};
  for (const facet of CODED_FACETS) {
    coded[facet] = yield* codeColumn(rows, read[facet]);
  }
  const features = yield* buildFeatureColumn(rows);
  const keywords = yield* buildKeywordIndex(rows);
  const orders = yield* layOutOrders(rows, price, mileage, firstDay);
  const year = yield* codeColumn(rows, yearReading);
  const valueClass = fill(
    new Uint8Array(size),
    rows,
    (row) => placeOfClass.get(valueClassOf(row)) ?? 0,
  );
  yield;
  const status = fill(new Uint8Array(size), rows, statusOf);
  yield;
  return {
    size,
    ids: fill(new Float64Array(size), rows, (row) => row.id),
    price,
    mileage,
    registeredDay,
    firstDay,
    valueClass,
    coded: coded as Record<CodedFacet, CodedColumn>,
    year,
    priceSteps,
    priceRuns: runsOf(priceSteps),
    mileageSteps: {
      codes: stepCodes(mileage, MILEAGE_STEPS, 1),
      codeCount: stepCodeCount(MILEAGE_STEPS),
    },
    status,
    features,
    keywords,
    orders,
  };
}

function* layOutOrders(
  rows: readonly IndexRow[],
  price: Uint32Array,
  mileage: Uint32Array,
  firstDay: Int32Array,
): Sliced<SortOrders> {
  const idRank = rankById(rows.map((row) => row.id));
  yield;
  const size = rows.length;
  yield;
  const listed = fill(new Uint32Array(size), rows, (row) => secondsOf(row.listedAt) ?? MISSING);
  const ages = new Uint32Array(size);
  for (let position = 0; position < size; position++) {
    const day = firstDay[position]!;
    ages[position] = day === UNKNOWN_DAY ? MISSING : day - UNKNOWN_DAY;
  }
  yield;
  const by = function* (keys: Uint32Array, falling: boolean): Sliced<Uint32Array> {
    const order = orderBy(keys, idRank, falling);
    yield;
    return order;
  };
  return {
    'price|asc': undefined,
    'price|desc': yield* by(price, true),
    'age|desc': yield* by(ages, true),
    'age|asc': yield* by(ages, false),
    'mileage|asc': yield* by(mileage, false),
    'mileage|desc': yield* by(mileage, true),
    'listed|desc': yield* by(listed, true),
  };
}

const placeOfClass = new Map<ValueClass, number>(VALUE_CLASSES.map((name, at) => [name, at]));

/** Far in the past: a vehicle of unknown age counts as too old for a contract purchase. */
export const UNKNOWN_DAY = -1_000_000;

const statusOf = (row: IndexRow): number =>
  codeOfStatus(row.status) + (row.reservedAt === null ? 0 : RESERVATION_FLAG);

/** In `VehicleColumns.status`, of one without a reservation. */
export const codeOfStatus = (status: IndexRow['status']): number => STATUSES.indexOf(status) + 1;
