import { isLeft } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import * as t from 'io-ts';
import { moneyFromWire } from '../../../core/kernel/money';
import { BRANCHES, findBranch } from '../catalogue/branches';
import { slugOf } from '../catalogue/slug-of';
import { findPaint } from '../pictures/paint';
import { BODY_STYLES, STUDIO_FACES } from '../pictures/picture-address';
import { isIsoDay } from '../stock/calendar';
import { bareRegistration } from '../stock/plate';
import type { StockDetails, StockRecord } from '../stock/stock-record';
import { asWritten, neutralise } from './cell-text';

/** What a cell says: the fact, `null` where it is empty, or `undefined` where it makes no sense. */
type Reading = unknown;

export type StockFactName = Exclude<keyof StockRecord, 'details'> | keyof StockDetails;

export interface StockColumn {
  /** As the documentation names it; matched without regard to case, spaces, hyphens and underscores. */
  readonly name: string;
  readonly fact: StockFactName | 'year';
  readonly also: readonly string[];
  readonly read: (cell: string) => Reading;
  readonly write: (record: StockRecord) => string;
}

type Allowed = 'empty-allowed' | 'empty-is-left-out';

const factOf = (record: StockRecord, fact: StockFactName): unknown =>
  fact in record.details
    ? record.details[fact as keyof StockDetails]
    : record[fact as Exclude<keyof StockRecord, 'details'>];

function column(
  name: string,
  fact: StockFactName,
  way: {
    readonly read: (cell: string) => Reading;
    readonly write?: (value: never) => string;
    readonly also?: readonly string[];
    readonly empty?: Allowed;
  },
): StockColumn {
  const { write = String, also = [], empty = 'empty-allowed' } = way;
  return {
    name,
    fact,
    also,
    read: (cell) => {
      const trimmed = cell.trim();
      if (trimmed !== '') return way.read(fact === 'description' ? cell : trimmed);
      if (fact === 'description' || fact === 'derivative') return cell.trim();
      return empty === 'empty-allowed' ? null : undefined;
    },
    write: (record) => {
      const value = factOf(record, fact);
      return value === null || value === undefined ? '' : write(value as never);
    },
  };
}

const text = { read: asWritten, write: (value: string) => neutralise(value) };
const needed = { ...text, empty: 'empty-is-left-out' as const };

/** Whole pounds or pounds and pence, with or without £ and commas. */
const money = {
  read: (cell: string): Reading => {
    const amount = moneyFromWire(cell);
    return isSome(amount) && amount.value >= 0 ? amount.value : undefined;
  },
  write: (value: number) => (value / 100).toFixed(2),
};

const numberWithin = (least: number, most: number, whole = true) => ({
  read: (cell: string): Reading => {
    const value = /^\d[\d,]*(?:\.\d+)?$/.test(cell) ? Number(cell.replaceAll(',', '')) : NaN;
    if (Number.isNaN(value) || value < least || value > most) return undefined;
    return whole ? Math.round(value) : value;
  },
});

const oneOf = (choices: readonly string[]) => ({
  read: (cell: string): Reading =>
    choices.find((choice) => choice.toLowerCase() === cell.toLowerCase()),
  empty: 'empty-is-left-out' as const,
});

function jsonCell(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return undefined;
  }
}

const json = (codec: t.Mixed) => ({
  read: (cell: string): Reading => {
    const found = codec.decode(jsonCell(cell));
    return isLeft(found) ? undefined : (found.right as unknown);
  },
  write: (value: unknown) => JSON.stringify(value),
  empty: 'empty-is-left-out' as const,
});

/** JSON, or words with semicolons between them. */
const list = {
  read: (cell: string): Reading => {
    if (cell.startsWith('[')) return json(t.array(t.string)).read(cell);
    return cell
      .split(';')
      .map((word) => word.trim())
      .filter((word) => word !== '');
  },
  write: (value: readonly string[]) => (value.length === 0 ? '' : JSON.stringify(value)),
};
const listOf = (name: string, fact: StockFactName, also: readonly string[] = []): StockColumn => ({
  ...column(name, fact, { ...list, also }),
  read: (cell) => (cell.trim() === '' ? [] : list.read(cell.trim())),
});

const day = {
  read: (cell: string): Reading => {
    const british = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(cell);
    const iso =
      british === null ? cell : `${british[3] ?? ''}-${british[2] ?? ''}-${british[1] ?? ''}`;
    return isIsoDay(iso) ? iso : undefined;
  },
};

const instant = {
  read: (cell: string): Reading =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(cell) && !Number.isNaN(Date.parse(cell)) ? cell : undefined,
};

const branch = {
  read: (cell: string): Reading =>
    BRANCHES.find(({ id, slug, name }) => [String(id), slug, slugOf(name)].includes(slugOf(cell)))
      ?.id,
  write: (siteId: number) => findBranch(siteId)?.slug ?? String(siteId),
};

const yesOrNo = {
  read: (cell: string): Reading =>
    /^(?:yes|true|1)$/i.test(cell) ? true : /^(?:no|false|0)$/i.test(cell) ? false : undefined,
  write: (value: boolean) => (value ? 'yes' : 'no'),
  empty: 'empty-is-left-out' as const,
};

const registration = {
  read: (cell: string): Reading => {
    const bare = bareRegistration(cell);
    return /^(?=.*\d)[A-Z0-9]{2,7}$/.test(bare) ? bare : undefined;
  },
  empty: 'empty-is-left-out' as const,
};

const extras = json(
  t.array(t.type({ description: t.string, pricePence: t.union([t.number, t.null]) })),
);
const serviceEntries = json(
  t.array(t.type({ date: t.string, mileage: t.number, description: t.string, garage: t.string })),
);

/** Every column we write, in our order; only make, model and price must be there to be read. */
export const STOCK_COLUMNS: readonly StockColumn[] = [
  column('id', 'id', { ...numberWithin(1, 2 ** 31), empty: 'empty-is-left-out' }),
  column('stock number', 'stockId', { ...needed, also: ['stock id'] }),
  column('address', 'slug', { ...needed, also: ['slug'] }),
  column('category', 'category', oneOf(['cars', 'van'])),
  column('registration', 'vrm', { ...registration, also: ['vrm', 'reg'] }),
  column('registered', 'registeredOn', {
    ...day,
    also: ['registered on', 'date first registered'],
    empty: 'empty-is-left-out',
  }),
  column('make', 'makeName', needed),
  column('model', 'rangeName', { ...needed, also: ['range'] }),
  column('derivative', 'derivative', { ...text, also: ['trim'] }),
  column('attention grabber', 'attentionGrabber', text),
  column('status', 'status', oneOf(['FOR_SALE_RETAIL', 'RESERVED', 'SOLD'])),
  column('reserved at', 'reservedAt', instant),
  column('online purchase', 'onlinePurchase', yesOrNo),
  column('price', 'pricePence', money),
  column('final price', 'finalPricePence', money),
  column('discount price', 'discountPricePence', money),
  column('price excluding VAT', 'priceExcludingVatPence', money),
  column('VAT scheme', 'vatScheme', oneOf(['Margin', 'Qualifying', 'Commercial'])),
  column('list price', 'listPricePence', money),
  column('admin fee', 'adminFeePence', money),
  column('mileage', 'mileage', { ...numberWithin(0, 500_000), also: ['miles', 'odometer'] }),
  column('transmission', 'transmission', { ...text, also: ['gearbox'] }),
  column('fuel type', 'fuelType', { ...text, also: ['fuel'] }),
  column('body type', 'bodyType', text),
  column('colour', 'colour', { ...text, also: ['color'] }),
  column('manufacturer colour', 'manufacturerColour', text),
  column('engine size', 'engineSize', numberWithin(0, 9, false)),
  column('doors', 'doors', numberWithin(1, 9)),
  column('seats', 'seats', numberWithin(1, 20)),
  column('road tax', 'taxPence', { ...money, also: ['tax', 'tax(£)'] }),
  column('bhp', 'bhp', numberWithin(10, 2500, false)),
  column('mpg', 'mpg', numberWithin(10, 600, false)),
  column('CO2', 'co2', numberWithin(0, 700, false)),
  column('branch', 'siteId', branch),
  listOf('features', 'features'),
  column('extras', 'extras', extras),
  listOf('tags', 'tags'),
  column('price indicator', 'priceIndicator', {
    read: oneOf(['low', 'great', 'good', 'fair', 'higher']).read,
  }),
  column('listed at', 'listedAt', { ...instant, empty: 'empty-is-left-out' }),
  column('body style', 'bodyStyle', oneOf(BODY_STYLES)),
  column('face', 'face', oneOf(STUDIO_FACES)),
  column('paint', 'paint', {
    read: (cell) => findPaint(slugOf(cell))?.slug,
    empty: 'empty-is-left-out',
  }),
  listOf('pictures', 'pictureUrls', ['picture urls']),
  column('description', 'description', text),
  column('service history', 'serviceHistory', needed),
  column('service entries', 'serviceEntries', serviceEntries),
  column('MOT expires', 'motExpiresOn', day),
  column('keepers', 'keepers', { ...numberWithin(0, 99), empty: 'empty-is-left-out' }),
  column('technical data', 'technicalData', json(t.record(t.string, t.string))),
  column('equipment', 'equipment', json(t.record(t.string, t.array(t.string)))),
  column('pictures taken', 'picturesTaken', {
    ...numberWithin(0, 99),
    empty: 'empty-is-left-out',
  }),
];

/** Read where the day of registration is not told; never written. */
export const YEAR_COLUMN: StockColumn = {
  name: 'year',
  fact: 'year',
  also: ['registration year'],
  read: (cell) => numberWithin(1983, 2100).read(cell.trim()),
  write: (record) => record.registeredOn?.slice(0, 4) ?? '',
};

const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '');

const columnsByName: ReadonlyMap<string, StockColumn> = new Map(
  [...STOCK_COLUMNS, YEAR_COLUMN].flatMap((each) =>
    [each.name, ...each.also].map((name) => [plain(name), each] as const),
  ),
);

export const findStockColumn = (header: string): StockColumn | undefined =>
  columnsByName.get(plain(header));

/** Two headers that differ only in case, spaces, hyphens and underscores are the same. */
export const isSameHeader = (one: string, other: string): boolean => plain(one) === plain(other);
