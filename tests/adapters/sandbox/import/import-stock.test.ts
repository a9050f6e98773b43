import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openStockDatabase } from '../../../../adapters/sandbox/database/stock-database';
import {
  exportStockFile,
  generateStockInto,
  importStockFile,
} from '../../../../adapters/sandbox/import/stock-commands';
import { generateStock } from '../../../../adapters/sandbox/stock/generate-stock';
import type { StockRecord } from '../../../../adapters/sandbox/stock/stock-record';
import { importing } from './importing';

const { folder, file, imported, refusal, all, only } = importing();

const USED_CARS =
  'make,model,year,price,transmission,mileage,fuelType,tax,mpg,engineSize,source_file,source_row';
const usedCars = (...rows: readonly string[]): string => [USED_CARS, ...rows, ''].join('\n');
describe('importing a list of used cars', () => {
  it('keeps the facts told and makes up no others', async () => {
    const report = await imported(
      usedCars('Audi, A1,2017,12500,Manual,15735,Petrol,150,51.4,1.0,audi.csv,1'),
    );
    expect(report.completed).toEqual({});
    expect(only()).toEqual({
      id: 1,
      stockId: '17919',
      slug: 'audi-a1-17919',
      category: 'cars',
      vrm: null,
      registeredOn: '2017',
      makeSlug: 'audi',
      makeName: 'Audi',
      rangeSlug: 'a1',
      rangeName: 'A1',
      derivative: '',
      attentionGrabber: null,
      status: 'FOR_SALE_RETAIL',
      reservedAt: null,
      onlinePurchase: false,
      pricePence: 12500_00,
      finalPricePence: 12500_00,
      discountPricePence: null,
      priceExcludingVatPence: null,
      vatScheme: null,
      listPricePence: null,
      adminFeePence: null,
      mileage: 15735,
      transmission: 'Manual',
      fuelType: 'Petrol',
      bodyType: null,
      colour: null,
      manufacturerColour: null,
      engineSize: 1,
      doors: null,
      seats: null,
      taxPence: 150_00,
      bhp: null,
      mpg: 51.4,
      co2: null,
      siteId: null,
      features: [],
      extras: [],
      tags: [],
      priceIndicator: null,
      listedAt: null,
      bodyStyle: null,
      face: null,
      paint: null,
      pictureUrls: [],
      details: {
        description: '',
        serviceHistory: null,
        serviceEntries: [],
        motExpiresOn: null,
        keepers: null,
        technicalData: {},
        equipment: {},
        examples: [],
      },
    });
  });

  it('fills the rest from the catalogue where that is asked for, and says which facts are examples', async () => {
    const report = await imported(
      usedCars('Audi, A1,2017,12500,Manual,15735,Petrol,150,51.4,1.0,audi.csv,1'),
      { complete: true },
    );
    const { examples = [] } = only().details;
    for (const name of ['registration', 'registered', 'derivative', 'keepers', 'MOT expires']) {
      expect(examples).toContain(name);
    }
    for (const name of ['make', 'model', 'price', 'mileage', 'transmission', 'fuel type', 'mpg']) {
      expect(examples).not.toContain(name);
    }
    expect(report.completed).toEqual(Object.fromEntries(examples.map((name) => [name, 1])));
    expect(only()).toMatchObject({
      makeName: 'Audi',
      rangeName: 'A1',
      rangeSlug: 'a1',
      pricePence: 12500_00,
      finalPricePence: 12500_00,
      mileage: 15735,
      transmission: 'Manual',
      taxPence: 150_00,
      mpg: 51.4,
      engineSize: 1,
      bodyType: 'Hatchback',
      status: 'FOR_SALE_RETAIL',
    });
    expect(only().registeredOn).toMatch(/^2017-/);
    expect(only().vrm).toMatch(/^[JTU][A-Z](66|17|67)[A-Z]{3}$/);
    expect(only().bodyStyle).toBe(only().doors === 3 ? 'three-door' : 'city');
    expect(only().derivative).toMatch(new RegExp(`^1\\.0 TFSI .+ ${String(only().doors)}dr$`));
  });

  it.each([
    ['Ford, Fiesta,2011,3995,Manual,60000,Petrol,150,51.4,,f.csv,1', /1\.1|EcoBoost|mHEV|ST-Line/],
    ['Volkswagen, Golf,2011,5995,Manual,70000,Petrol,150,45.6,,f.csv,1', /1\.5|eTSI|Life|Style/],
    ['Kia, Sportage,2014,6995,Manual,50000,Diesel,125,52.3,,f.csv,1', /48V|HEV|GT-Line/],
  ])('completes with nothing that its year did not have: %s', async (row, later) => {
    await imported(usedCars(row), { complete: true });
    expect(only().derivative).toMatch(/\d/);
    expect(only().derivative).not.toMatch(later);
    expect(only().bhp).toBeGreaterThan(50);
  });

  it('completes one that is older than the catalogue with no engine of a later one', async () => {
    await imported(usedCars('Ford, Fiesta,2004,995,Manual,99000,Petrol,150,44.8,1.4,f.csv,1'), {
      complete: true,
    });
    expect(only()).toMatchObject({ engineSize: 1.4, derivative: '1.4 Petrol 5dr', mpg: 44.8 });
  });

  it('sells two rows alike as two cars', async () => {
    const row = 'Vauxhall, Astra,2019,11990,Manual,10,Petrol,145,50.4,1.2,vauxhall.csv,';
    const report = await imported(usedCars(`${row}1`, `${row}2`, `${row}3`));
    expect(report).toMatchObject({ imported: 3, skipped: { count: 0 } });
    expect(new Set(all().map(({ slug }) => slug)).size).toBe(3);
  });

  it('leaves out a year, an engine size and an mpg that cannot be, and sells the car all the same', async () => {
    const report = await imported(
      usedCars(
        'Ford, Fiesta,2060,6495,Automatic,54807,Petrol,205,42.8,1.4,ford.csv,1',
        'Mercedes-Benz, M Class,1970,24999,Automatic,14000,Diesel,305,39.2,0.0,merc.csv,2',
        'Toyota, Hilux,2017,20000,Manual,30000,Diesel,260,2.8,2.4,toyota.csv,3',
      ),
    );
    expect(report.imported).toBe(3);
    expect(report.refused.byReason).toEqual({
      'year is still to come (put it right)': 1,
      'year is before there was such a model (put it right)': 1,
      'engine size 0 is none that burns fuel (leave the cell empty)': 1,
      'mpg is not between 10 and 600 (put it right, or leave the cell empty)': 1,
    });
    const [fiesta, mClass, hilux] = all() as [StockRecord, StockRecord, StockRecord];
    expect(fiesta.registeredOn).toBeNull();
    expect(mClass).toMatchObject({ registeredOn: null, engineSize: null });
    expect(hilux).toMatchObject({ category: 'van', bodyType: null, mpg: null });
  });

  it('keeps an electric car without an engine, and takes neither fuel nor engine from one with two litres', async () => {
    const report = await imported(
      usedCars(
        'BMW, i3,2017,18999,Automatic,20321,Electric,0,470.8,0.0,bmw.csv,1',
        'Ford, Mondeo,2016,15975,Automatic,9396,Electric,0,67.3,2.0,ford.csv,2',
      ),
    );
    expect(all().map(({ fuelType, engineSize }) => [fuelType, engineSize])).toEqual([
      ['Electric', 0],
      [null, null],
    ]);
    expect(report.refused.count).toBe(1);
  });

  it('puts a Kadjar among the Vauxhalls under Renault', async () => {
    await imported(
      usedCars('Vauxhall, Kadjar,2018,12000,Manual,20000,Petrol,145,44.8,1.3,v.csv,1'),
    );
    expect(only()).toMatchObject({ makeName: 'Renault', makeSlug: 'renault' });
  });

  it('reads prices as people write them', async () => {
    await imported('Make,Model,Price\nFord,Focus," £30,495"\n');
    expect(only().pricePence).toBe(30_495_00);
  });

  it('leaves out the files it is told to', async () => {
    const report = await imported(
      usedCars(
        'Audi, A3,2017,12500,Manual,15735,Petrol,150,55.4,1.4,audi.csv,1',
        'Ford, Focus,2017,12500,Manual,15735,Petrol,,,1.0,focus.csv,1',
        'Mercedes-Benz, C Class,2017,12500,Manual,15735,Petrol,,,2.0,cclass.csv,1',
      ),
      { exclude: { source_file: ['cclass.csv', 'focus.csv'] } },
    );
    expect(report).toMatchObject({ imported: 1, excluded: 2 });
  });

  it('makes the same examples from the same seed', async () => {
    const text = usedCars('Audi, Q7,2017,32500,Manual,15735,Diesel,150,47.1,3.0,audi.csv,1');
    await imported(text, { complete: true });
    const before = all();
    await imported(text, { complete: true });
    expect(all()).toEqual(before);
    await imported(text, { complete: true, seed: 'another' });
    expect(all()).not.toEqual(before);
  });

  it('gives a car of 1998 an example of a mark of its day', async () => {
    await imported(usedCars('Ford, Escort,1998,1500,Manual,90000,Petrol,200,35.0,1.6,ford.csv,1'), {
      complete: true,
    });
    expect(only().vrm).toMatch(/^[RS]\d{1,3}[A-Z]{3}$/);
  });
});

describe('our own columns', () => {
  it('leave a fact missing where the cell is empty, though examples are asked for', async () => {
    await imported('make,model,price,mileage,colour\nFord,Fiesta,9995,,\n', { complete: true });
    expect(only()).toMatchObject({ mileage: null, colour: null });
    expect(only().seats).toBe(5);
    expect(only().details.examples).toContain('seats');
    expect(only().details.examples).not.toContain('colour');
  });

  it('skip rows that cannot be sold, each with its reason, and number the lines', async () => {
    const report = await imported(
      [
        'make,model,price,registration',
        'Ford,Fiesta,9995,AB12 CDE',
        'Ford,Fiesta,POA,',
        ',Fiesta,9995,',
        'Ford,,9995,',
        'Ford,Fiesta',
        'Ford,Fiesta,0,',
        'Ford,Focus,8995,ab12cde',
        ',,,',
        '',
        'Ford,Focus,8995,',
      ].join('\r\n'),
    );
    expect(report.imported).toBe(2);
    expect(report.skipped.byReason).toEqual({
      'no price': 2,
      'no make': 1,
      'no model': 1,
      'wrong number of cells (one that holds the separator must be in quotes)': 1,
      'registration already on another vehicle': 1,
      'empty row': 1,
    });
    expect(report.skipped.examples.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('a file that cannot be imported leaves the old stock, and says why in one line', () => {
  it.each<[string, string, string | Buffer, string, string]>([
    ['empty', 'stock.csv', '', 'empty-file', 'is empty'],
    ['of blank lines', 'stock.csv', '\n\n', 'empty-file', 'no lines'],
    ['named .gz but plain', 'stock.csv.gz', usedCars(), 'not-gzip', 'is not gzip'],
    ['cut short', 'stock.csv.gz', gzipSync(usedCars()).subarray(0, 40), 'not-gzip', 'cut short'],
    ['a workbook', 'stock.csv', Buffer.from('PK\u0003\u0004 rest'), 'not-text', 'workbook'],
    [
      'UTF-16 without its mark',
      'stock.csv',
      Buffer.from(USED_CARS, 'utf16le').swap16(),
      'not-utf-8',
      'UTF-16',
    ],
    ['JSON', 'stock.csv', '[{"make":"Ford"}]', 'not-csv', 'JSON'],
    ['XML', 'stock.csv', '<?xml version="1.0"?><stock/>', 'not-csv', 'XML'],
    [
      'with a price that is called otherwise',
      'stock.csv',
      'make,model,pricee\n',
      'wrong-columns',
      '--column "pricee=price"',
    ],
    ['UTF-16', 'stock.csv', Buffer.from(`\ufeff${USED_CARS}`, 'utf16le'), 'not-utf-8', 'UTF-16'],
    [
      'Windows-1252',
      'stock.csv',
      Buffer.from('make,model,price\nCitro\u00ebn,C3,9995\n', 'latin1'),
      'not-utf-8',
      'Windows-1252',
    ],
    [
      'without a price',
      'stock.csv',
      'make,modle,cost\nFord,Fiesta,1\n',
      'wrong-columns',
      'model, price; it has: make, modle, cost',
    ],
    [
      'with a column twice',
      'stock.csv',
      'make,model,price,Price\n',
      'wrong-columns',
      'price twice, as price and Price; leave one out with --column "Price="',
    ],
    [
      'with broken quotes',
      'stock.csv',
      'make,model,price\nFord,Fiesta,1\nFord,"Fi"esta,1\n',
      'broken-quotes',
      'line 3',
    ],
    [
      'with an open quote',
      'stock.csv',
      'make,model,price\nFord,"Fiesta,1\n',
      'broken-quotes',
      'line',
    ],
    [
      'of unsaleable rows',
      'stock.csv',
      'make,model,price\nFord,Ka,POA\n',
      'no-usable-rows',
      'no price',
    ],
  ])('%s', async (_what, name, content, kind, words) => {
    const failure = await refusal(file(content, name));
    expect(failure.kind).toBe(kind);
    expect(failure.message).toContain(words);
  });

  it('a file that is not there, and a folder', async () => {
    expect((await refusal(join(folder(), 'none.csv'))).kind).toBe('no-such-file');
    expect((await refusal(folder())).kind).toBe('unreadable-file');
  });

  it('two thousand million zero bytes, without reading them all', async () => {
    const path = file('', 'zeros.csv');
    truncateSync(path, 2_000_000_000);
    const started = performance.now();
    expect((await refusal(path)).kind).toBe('not-text');
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  it('one endless line, packed small', async () => {
    const endless = gzipSync(Buffer.alloc(5_000_000, 'x'));
    expect((await refusal(file(endless, 'endless.csv.gz'))).kind).toBe('line-too-long');
  });

  it('good rows, thousands of them, and a fault at the very end', async () => {
    const good = Array.from({ length: 3000 }, (_, n) => `Ford,Fiesta,${String(n + 1000)}`);
    const text = ['make,model,price', ...good, 'Ford,"Fi"esta,1', ''].join('\n');
    const failure = await refusal(file(text));
    expect(failure).toMatchObject({ kind: 'broken-quotes' });
    expect(failure.message).toContain('line 3002');
  });

  it('an exclusion by a column that is not there', async () => {
    const failure = await refusal(file(usedCars()), { exclude: { colour: ['red'] } });
    expect(failure.message).toContain('"colour"');
  });

  it('can be followed by a good import', async () => {
    await refusal(file('make,model,price\nFord,Ka,POA\n'));
    expect((await imported('make,model,price\nFord,Ka,1995\n')).imported).toBe(1);
  });
});

describe('the stock commands', () => {
  it('generate, export and import again, and report in lines', async () => {
    const lines: string[] = [];
    const say = (line: string): void => {
      lines.push(line);
    };
    const setting = { folder: join(folder(), 'other'), seed: 'forecourt', asOf: '2026-11-27' };
    const packed = join(folder(), 'out.csv.gz');
    expect(await generateStockInto({ ...setting, count: 20 }, say)).toBe(true);
    expect(await exportStockFile({ ...setting, file: packed }, say)).toBe(true);
    expect(readFileSync(packed).subarray(0, 2).toString('hex')).toBe('1f8b');
    expect(await importStockFile({ ...setting, seed: 'x', file: packed }, say)).toBe(true);
    expect(lines.join('\n')).toMatch(/Generated 20 .*\nExported 20 .*\nImported 20 /);
    const back = openStockDatabase(setting.folder);
    const made = generateStock({ count: 20, seed: 'forecourt', asOf: '2026-11-27' });
    expect(back.byIds(back.allIds())).toEqual(made);
    back.close();
  });

  it('say in one line what went wrong', async () => {
    const lines: string[] = [];
    const order = {
      folder: folder(),
      seed: 's',
      asOf: '2026-11-27',
      file: join(folder(), 'none.csv'),
    };
    const say = (line: string): void => {
      lines.push(line);
    };
    expect(await importStockFile(order, say)).toBe(false);
    expect(await importStockFile({ ...order, exclude: ['nonsense'] }, say)).toBe(false);
    expect(await generateStockInto({ ...order, count: 0 }, say)).toBe(false);
    expect(lines.filter((line) => line.startsWith('Stopped: '))).toHaveLength(3);
    expect(lines).toContain('The stock stays as it was: 3 vehicles');
  });
});
