import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { SERVICE_HISTORIES } from '../../../core/stock/public';
import { BRANCHES, findBranch } from '../catalogue/branches';
import { slugOf } from '../catalogue/slug-of';
import { findPaint } from '../pictures/paint';
import { BODY_STYLES, STUDIO_FACES } from '../pictures/picture-address';
import { bareRegistration } from '../stock/plate';
import { asWritten, neutralise } from './cell-text';
import { readDay } from './cells/day-cell';
import {
  GRAMS_A_KILOMETRE,
  HORSEPOWER,
  MILES,
  MILES_A_GALLON,
  readEngineSize,
  readMeasure,
} from './cells/measure-cell';
import { readNumber } from './cells/number-cell';
import { readPrice } from './cells/price-cell';
import { andThen, Refused } from './cells/refused';
import { listParts, readText } from './cells/text-cell';
import { stockColumn, type ReadCell, type StockColumn } from './stock-column';

/** Nothing is said: the fact is left out, and may be filled for a demonstration. */
const LEFT_OUT = { empty: undefined };

const readWords: ReadCell = (cell) => readText(asWritten(cell));
const text = { read: readWords, write: (value: string) => neutralise(value) };
const needed = { ...text, ...LEFT_OUT };

/** A word for a thing: figures alone are of another column, moved here by a row out of step. */
const word = {
  ...text,
  read: ((cell, setting) =>
    /\p{L}/u.test(cell)
      ? readWords(cell, setting)
      : new Refused(
          'is no word',
          'see whether the cells of the row are out of step',
        )) satisfies ReadCell,
};

/** One of a few words that programs shorten to letters, each to its own: "b" is petrol in one country only. */
const wholeWord = {
  ...word,
  read: ((cell, setting) =>
    /^\p{L}$/u.test(cell)
      ? new Refused('is a letter alone', 'write the whole word')
      : word.read(cell, setting)) satisfies ReadCell,
};

const POUNDS = ['£', 'gbp', 'pounds'];
/** Pounds, or pounds and pence, with or without £ and commas. */
const money = {
  read: ((cell, { decimal }) => readPrice(cell, decimal)) satisfies ReadCell,
  write: (value: number) => (value / 100).toFixed(2),
  units: POUNDS,
};

const within = (least: number, most: number, isWhole = true): { readonly read: ReadCell } => ({
  read: (cell, { decimal }) => readNumber(cell, decimal, { least, most, isWhole }),
});

const measure = (
  units: Readonly<Record<string, number>>,
  least: number,
  most: number,
  isWhole = false,
): { readonly read: ReadCell; readonly units: readonly string[] } => ({
  read: (cell, { decimal, unit }) =>
    readMeasure(cell, { units, least, most, isWhole, unit, decimal }),
  units: Object.keys(units),
});

const oneOf = (
  choices: readonly string[],
  also: Readonly<Record<string, string>> = {},
  remedy = `write ${choices.join(', ')}`,
): { readonly read: ReadCell; readonly empty: undefined } => ({
  read: (cell) =>
    choices.find((choice) => choice.toLowerCase() === cell.toLowerCase()) ??
    also[cell.toLowerCase()] ??
    new Refused('is none of the words for it', remedy),
  ...LEFT_OUT,
});

function jsonCell(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return undefined;
  }
}

const json = (codec: t.Mixed) => ({
  read: ((cell) => {
    const found = codec.decode(jsonCell(cell));
    return isLeft(found)
      ? new Refused('is not the JSON that it holds', 'see docs/stock-import.md')
      : (found.right as unknown);
  }) satisfies ReadCell,
  write: (value: unknown) => JSON.stringify(value),
  ...LEFT_OUT,
});

/** JSON, or words with semicolons, bars or line breaks between them. */
const list = {
  read: ((cell) => {
    if (cell.trim().startsWith('[')) return json(t.array(t.string)).read(cell);
    const words = listParts(cell).map(readText);
    const lost = words.find((word) => word instanceof Refused);
    return lost ?? words.filter((word) => word !== '');
  }) satisfies ReadCell,
  write: (value: readonly string[]) => (value.length === 0 ? '' : JSON.stringify(value)),
  empty: [],
  isFree: true,
};

const day = { read: ((cell, { dates }) => readDay(cell, dates)) satisfies ReadCell, isDay: true };

const wholeDay: ReadCell = (cell, { dates }) =>
  andThen(readDay(cell, dates), (iso) =>
    iso.length === 10 ? iso : new Refused('has no day', 'write it as 2021-09-14'),
  );

const instant: { readonly read: ReadCell; readonly isDay: true } = {
  read: (cell, setting) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(cell) && !Number.isNaN(Date.parse(cell))
      ? cell
      : wholeDay(cell, setting),
  isDay: true,
};

const branch = {
  read: ((cell) =>
    BRANCHES.find(({ id, slug, name }) => [String(id), slug, slugOf(name)].includes(slugOf(cell)))
      ?.id ??
    new Refused('is no branch of ours', 'write its name, number or slug')) satisfies ReadCell,
  write: (siteId: number) => findBranch(siteId)?.slug ?? String(siteId),
};

const yesOrNo = {
  read: ((cell) =>
    /^(?:yes|y|true|1)$/i.test(cell)
      ? true
      : /^(?:no|n|false|0)$/i.test(cell)
        ? false
        : new Refused('is neither yes nor no', 'write yes or no')) satisfies ReadCell,
  write: (value: boolean) => (value ? 'yes' : 'no'),
  ...LEFT_OUT,
};

const registration = {
  read: ((cell) => {
    const bare = bareRegistration(cell);
    return /^(?=.*\d)[A-Z0-9]{2,7}$/.test(bare)
      ? bare
      : new Refused('is no registration mark', 'write it as AB12 CDE');
  }) satisfies ReadCell,
  ...LEFT_OUT,
};

const extras = json(
  t.array(t.type({ description: t.string, pricePence: t.union([t.number, t.null]) })),
);
const serviceEntries = json(
  t.array(t.type({ date: t.string, mileage: t.number, description: t.string, garage: t.string })),
);

const STATUS_WORDS = {
  'for sale': 'FOR_SALE_RETAIL',
  available: 'FOR_SALE_RETAIL',
  'in stock': 'FOR_SALE_RETAIL',
};
const CATEGORY_WORDS = { car: 'cars', vans: 'van' };

/** In the cell for the made-up facts of a vehicle that the sandbox made as a whole. */
export const ALL_MADE_UP = 'everything';

/** Which facts are made up: {@link ALL_MADE_UP}, or a list; empty for a vehicle as its feed tells it. */
const examples: StockColumn = {
  ...stockColumn('made-up facts', 'examples', {
    read: (cell) => (cell === ALL_MADE_UP ? ALL_MADE_UP : list.read(cell)),
    empty: [],
  }),
  write: ({ details }) =>
    details.examples === undefined ? ALL_MADE_UP : list.write(details.examples),
};

/** Every column we write, in our order; only make, model and price must be there to be read. */
export const STOCK_COLUMNS: readonly StockColumn[] = [
  stockColumn('id', 'id', { ...within(1, 2 ** 31), ...LEFT_OUT }),
  stockColumn('stock number', 'stockId', { ...needed, also: ['stock id', 'stock no'] }),
  stockColumn('address', 'slug', { ...needed, also: ['slug'] }),
  stockColumn('category', 'category', oneOf(['cars', 'van'], CATEGORY_WORDS)),
  stockColumn('registration', 'vrm', {
    ...registration,
    also: ['vrm', 'reg', 'registration number', 'registration mark', 'reg no', 'number plate'],
  }),
  stockColumn('registered', 'registeredOn', {
    ...day,
    also: [
      'registered on',
      'date first registered',
      'date of first registration',
      'first registered',
      'first registration',
      'registration date',
      'reg date',
    ],
    ...LEFT_OUT,
  }),
  stockColumn('make', 'makeName', {
    ...word,
    ...LEFT_OUT,
    also: ['brand', 'manufacturer', 'marque'],
  }),
  stockColumn('model', 'rangeName', { ...needed, also: ['range', 'model name'] }),
  stockColumn('derivative', 'derivative', { ...text, empty: '', also: ['trim', 'variant'] }),
  stockColumn('attention grabber', 'attentionGrabber', text),
  stockColumn(
    'status',
    'status',
    oneOf(
      ['FOR_SALE_RETAIL', 'RESERVED', 'SOLD'],
      STATUS_WORDS,
      'write For sale, Reserved or Sold; a column of another thing is passed over by --column "status="',
    ),
  ),
  stockColumn('reserved at', 'reservedAt', instant),
  stockColumn('online purchase', 'onlinePurchase', yesOrNo),
  stockColumn('price', 'pricePence', {
    ...money,
    also: ['asking price', 'retail price', 'advertised price'],
    alsoIn: { 'price gbp': 'gbp', 'price £': '£' },
  }),
  stockColumn('final price', 'finalPricePence', money),
  stockColumn('discount price', 'discountPricePence', money),
  stockColumn('price excluding VAT', 'priceExcludingVatPence', {
    ...money,
    also: ['price ex VAT', 'price excl VAT'],
  }),
  stockColumn('VAT scheme', 'vatScheme', oneOf(['Margin', 'Qualifying', 'Commercial'])),
  stockColumn('list price', 'listPricePence', money),
  stockColumn('admin fee', 'adminFeePence', money),
  stockColumn('mileage', 'mileage', {
    ...measure(MILES, 0, 500_000, true),
    also: ['miles', 'odometer'],
    alsoIn: {
      km: 'km',
      kms: 'km',
      kilometres: 'km',
      kilometers: 'km',
      kilometer: 'km',
      'odometer km': 'km',
      'mileage km': 'km',
      'km driven': 'km',
      'kms driven': 'km',
      'mileage miles': 'miles',
    },
  }),
  stockColumn('transmission', 'transmission', {
    ...wholeWord,
    also: ['gearbox', 'gearbox type', 'transmission type'],
  }),
  stockColumn('fuel type', 'fuelType', { ...wholeWord, also: ['fuel'] }),
  stockColumn('body type', 'bodyType', word),
  stockColumn('colour', 'colour', {
    ...word,
    also: ['color', 'exterior colour', 'exterior color'],
  }),
  stockColumn('manufacturer colour', 'manufacturerColour', word),
  stockColumn('engine size', 'engineSize', {
    read: (cell, { unit, decimal }) => readEngineSize(cell, unit, decimal),
    also: ['engine capacity', 'engine'],
    alsoIn: { 'engine cc': 'cc', cc: 'cc', 'cubic capacity': 'cc', 'engine size litres': 'l' },
    units: ['l', 'litre', 'litres', 'cc', 'cm3'],
  }),
  stockColumn('doors', 'doors', {
    ...measure({ doors: 1, door: 1, dr: 1 }, 1, 9, true),
    also: ['no of doors', 'number of doors', 'num doors'],
  }),
  stockColumn('seats', 'seats', {
    ...measure({ seats: 1, seat: 1 }, 1, 20, true),
    also: ['no of seats', 'number of seats', 'num seats'],
  }),
  stockColumn('road tax', 'taxPence', { ...money, also: ['tax', 'tax(£)', 'annual tax'] }),
  stockColumn('bhp', 'bhp', {
    ...measure(HORSEPOWER, 10, 2500),
    also: ['engine power'],
    alsoIn: {
      hp: 'hp',
      'power ps': 'ps',
      'power bhp': 'bhp',
      'power hp': 'hp',
      'power kw': 'kw',
      kw: 'kw',
      ps: 'ps',
    },
  }),
  stockColumn('mpg', 'mpg', { ...measure(MILES_A_GALLON, 10, 600), also: ['combined mpg'] }),
  stockColumn('CO2', 'co2', {
    ...measure(GRAMS_A_KILOMETRE, 0, 700),
    also: ['co2 emissions', 'co2 emission'],
  }),
  stockColumn('branch', 'siteId', branch),
  stockColumn('features', 'features', list),
  stockColumn('extras', 'extras', extras),
  stockColumn('tags', 'tags', list),
  stockColumn('price indicator', 'priceIndicator', {
    read: oneOf(['low', 'great', 'good', 'fair', 'higher']).read,
  }),
  stockColumn('listed at', 'listedAt', { ...instant, ...LEFT_OUT }),
  stockColumn('body style', 'bodyStyle', oneOf(BODY_STYLES)),
  stockColumn('face', 'face', oneOf(STUDIO_FACES)),
  stockColumn('paint', 'paint', {
    read: (cell) =>
      findPaint(slugOf(cell))?.slug ?? new Refused('is no paint of the studio', 'leave it empty'),
    ...LEFT_OUT,
  }),
  stockColumn('pictures', 'pictureUrls', { ...list, also: ['picture urls'] }),
  stockColumn('description', 'description', {
    read: (cell) => asWritten(cell),
    write: (value: string) => neutralise(value),
    empty: '',
    isFree: true,
  }),
  stockColumn('service history', 'serviceHistory', oneOf(SERVICE_HISTORIES)),
  stockColumn('service entries', 'serviceEntries', serviceEntries),
  stockColumn('MOT expires', 'motExpiresOn', {
    read: wholeDay,
    isDay: true,
    also: ['mot', 'mot expiry', 'mot expiry date', 'mot due', 'mot until', 'mot date'],
  }),
  stockColumn('keepers', 'keepers', {
    ...within(0, 99),
    ...LEFT_OUT,
    also: [
      'former keepers',
      'previous keepers',
      'previous owners',
      'owners',
      'no of owners',
      'number of owners',
    ],
  }),
  stockColumn('technical data', 'technicalData', json(t.record(t.string, t.string))),
  stockColumn('equipment', 'equipment', json(t.record(t.string, t.array(t.string)))),
  stockColumn('pictures taken', 'picturesTaken', { ...within(0, 99), ...LEFT_OUT }),
  examples,
];

/** Read where the day of registration is not told; never written. */
const YEAR_COLUMN = stockColumn('year', 'year', {
  read: (cell, { dates }) => andThen(readDay(cell, dates), (iso) => iso.slice(0, 4)),
  also: ['registration year', 'reg year', 'year of registration', 'year registered'],
  isDay: true,
  ...LEFT_OUT,
});

/** Read where make or model has no column of its own; never written. */
const TITLE_COLUMN = stockColumn('title', 'title', {
  ...needed,
  also: [
    'advert title',
    'vehicle title',
    'car title',
    'vehicle',
    'car name',
    'vehicle name',
    'name',
  ],
});

/** Says of the other cells what they are in; a price in another currency is no price of ours. */
const CURRENCY_COLUMN = stockColumn('currency', 'currency', {
  read: (cell) =>
    /^(?:£|GBP|pounds?|sterling)$/i.test(cell)
      ? undefined
      : new Refused('is another than pounds', 'give prices in pounds'),
  also: ['price currency', 'currency code'],
  ...LEFT_OUT,
});
const MILEAGE_UNIT_COLUMN = stockColumn('mileage unit', 'mileageUnit', {
  read: (cell) => cell.toLowerCase(),
  also: ['mileage units', 'odometer unit', 'odometer units', 'distance unit'],
  ...LEFT_OUT,
});

/** Every column that is read. */
export const READ_COLUMNS: readonly StockColumn[] = [
  ...STOCK_COLUMNS,
  YEAR_COLUMN,
  TITLE_COLUMN,
  CURRENCY_COLUMN,
  MILEAGE_UNIT_COLUMN,
];
