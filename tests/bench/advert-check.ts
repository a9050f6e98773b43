import { parse } from 'csv-parse/sync';
import { createHash } from 'node:crypto';
import { findModels } from '../../adapters/sandbox/catalogue/catalogue';
import { enginesIn, trimsIn } from '../../adapters/sandbox/catalogue/catalogue-model';
import { findFormerModel } from '../../adapters/sandbox/catalogue/former-models';
import { slugOf } from '../../adapters/sandbox/catalogue/slug-of';
import { residualTableOf } from '../../adapters/sandbox/lender/residual-values';
import { valueClassOf, type ValueClass } from '../../adapters/sandbox/lender/value-class';
import { listPriceWhenNew } from '../../adapters/sandbox/stock/asking-price';
import { worthShare } from '../../adapters/sandbox/valuer/worth-share';

/** Columns of the "100,000 UK Used Car Data Set", of mid-2020. */
type Row = Readonly<
  Record<
    | 'make'
    | 'model'
    | 'year'
    | 'price'
    | 'transmission'
    | 'mileage'
    | 'fuelType'
    | 'tax'
    | 'mpg'
    | 'engineSize'
    | 'source_file',
    string
  >
>;

interface Advert {
  readonly valueClass: ValueClass;
  readonly years: number;
  /** Model, and model with engine, gearbox and fuel: who shares a starting value. */
  readonly model: string;
  readonly derivative: string;
  /** Natural logarithms of the price asked, and of the share of its starting value that the table gives it. */
  readonly price: number;
  readonly share: number;
  /** Of the catalogue's price when new; absent where the catalogue has no such derivative in that year. */
  readonly listed?: number;
  readonly isAside: boolean;
}

const ADVERTISED_IN = 2020;
/** The catalogue's prices are of this year. */
const LISTED_IN = 2026;
/** They hold again what other files of the set hold. */
const TWICE = new Set(['cclass.csv', 'focus.csv']);

const COLUMNS = [
  'make',
  'model',
  'year',
  'price',
  'transmission',
  'mileage',
  'fuelType',
  'tax',
  'mpg',
  'engineSize',
] as const;

/** One row in five, the same ones for ever, and all its exact duplicates with it. */
const isKeptAside = (row: Row): boolean =>
  createHash('sha256')
    .update(COLUMNS.map((column) => row[column].trim()).join(','))
    .digest()
    .readUInt32BE() %
    5 ===
  0;

const middleOf = (values: readonly number[]): number | undefined => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
};

/** The middle of what the catalogue asks for a new one with this engine and gearbox, by trim; litres are rounded in adverts. */
function listedOf(row: Row): number | undefined {
  const year = Number(row.year);
  const pounds = findModels(row.make.trim(), row.model.trim()).flatMap((model) =>
    enginesIn(model, year)
      .filter(
        ({ litres, fuel, gearbox }) =>
          Math.abs(litres - Number(row.engineSize)) < 0.06 &&
          fuel.includes(row.fuelType) &&
          (gearbox === 'Manual') === (row.transmission === 'Manual'),
      )
      .flatMap(({ extraPounds }) => trimsIn(model, year).map((trim) => trim.pounds + extraPounds)),
  );
  const middle = middleOf(pounds);
  return middle === undefined ? undefined : listPriceWhenNew(middle, LISTED_IN - year);
}

function toAdvert(row: Row, listed: number | undefined): readonly Advert[] {
  const [make, model] = [row.make.trim(), row.model.trim()];
  const years = ADVERTISED_IN - Number(row.year);
  if (TWICE.has(row.source_file) || years < 0) return [];
  const known = findModels(make, model)[0] ?? findFormerModel(make, model);
  const valueClass = valueClassOf({
    category: known?.category ?? 'cars',
    bodyType: known?.body ?? null,
    fuelType: row.fuelType,
    makeSlug: slugOf(make),
    rangeSlug: slugOf(model),
    engineSize: Number(row.engineSize),
  });
  const share = worthShare(residualTableOf(valueClass), years * 12, Number(row.mileage));
  return [
    {
      valueClass,
      years,
      model: `${make} ${model}`,
      derivative: [make, model, row.engineSize, row.transmission, row.fuelType].join(),
      price: Math.log(Number(row.price)),
      share: Math.log(share),
      ...(listed !== undefined && { listed: Math.log(listed) }),
      isAside: isKeptAside(row),
    },
  ];
}

export function readAdverts(csv: string): readonly Advert[] {
  const listed = new Map<string, number | undefined>();
  return parse<Row>(csv, { columns: true }).flatMap((row) => {
    const { make, model, year, engineSize, fuelType, transmission } = row;
    const key = [make, model, year, engineSize, fuelType, transmission].join();
    if (!listed.has(key)) listed.set(key, listedOf(row));
    return toAdvert(row, listed.get(key));
  });
}

/** With fewer adverts than this of a derivative, its starting value leans on that of its model. */
const FEW = 3;

/** Mean of what is left of the prices, by key, drawn towards nothing where there are few. */
function meansBy(
  adverts: readonly Advert[],
  keyOf: (advert: Advert) => string,
  restOf: (advert: Advert) => number,
): (advert: Advert) => number {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const advert of adverts) {
    const key = keyOf(advert);
    const { sum, count } = sums.get(key) ?? { sum: 0, count: 0 };
    sums.set(key, { sum: sum + restOf(advert), count: count + 1 });
  }
  return (advert) => {
    const found = sums.get(keyOf(advert));
    return found === undefined ? 0 : found.sum / (found.count + FEW);
  };
}

export interface Errors {
  readonly of: string;
  readonly adverts: number;
  /** Median absolute percentage error, and the one that nine in ten stay below. */
  readonly median: number;
  readonly ninetieth: number;
}

/**
 * How far the table is out on the adverts kept aside. Adverts name no list price, so the starting
 * value of a derivative is what the other adverts of it come to by the same table.
 */
export function errorsByClass(adverts: readonly Advert[]): readonly Errors[] {
  const known = adverts.filter(({ isAside }) => !isAside);
  const ofModel = meansBy(
    known,
    ({ model }) => model,
    ({ price, share }) => price - share,
  );
  const ofDerivative = meansBy(
    known,
    ({ derivative }) => derivative,
    (advert) => advert.price - advert.share - ofModel(advert),
  );
  const aside = adverts.filter(({ isAside }) => isAside);
  const errorOf = (advert: Advert): number =>
    Math.abs(Math.exp(ofModel(advert) + ofDerivative(advert) + advert.share - advert.price) - 1);
  const young = aside.filter(({ years }) => years < 10);
  const classes = [...new Set(young.map(({ valueClass }) => valueClass))].sort();
  return [
    summary('under ten years', young.map(errorOf)),
    summary('ten years and over', aside.filter(({ years }) => years >= 10).map(errorOf)),
    catalogueErrors(adverts),
    ...classes.map((each) =>
      summary(
        `${each}, under ten years`,
        young.filter(({ valueClass }) => valueClass === each).map(errorOf),
      ),
    ),
  ];
}

/**
 * The same from the catalogue's own prices when new, with one factor for what the market of the day
 * paid against today's: nothing else is taken from the adverts.
 */
function catalogueErrors(adverts: readonly Advert[]): Errors {
  const offBy = (isAside: boolean): readonly number[] =>
    adverts.flatMap(({ isAside: is, years, price, share, listed }) =>
      is === isAside && years < 10 && listed !== undefined ? [price - share - listed] : [],
    );
  const market = middleOf(offBy(false)) ?? 0;
  return summary(
    'under ten years, from the catalogue’s list prices',
    offBy(true).map((off) => Math.abs(Math.exp(market - off) - 1)),
  );
}

function summary(of: string, errors: readonly number[]): Errors {
  const sorted = [...errors].sort((one, other) => one - other);
  const at = (part: number): number =>
    100 * (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return { of, adverts: sorted.length, median: at(0.5), ninetieth: at(0.9) };
}
