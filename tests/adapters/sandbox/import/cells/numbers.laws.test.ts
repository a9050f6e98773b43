import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  GRAMS_A_KILOMETRE,
  HORSEPOWER,
  MILES,
  readEngineSize,
  readMeasure,
} from '../../../../../adapters/sandbox/import/cells/measure-cell';
import {
  plainDigits,
  readNumber,
  type DecimalSign,
} from '../../../../../adapters/sandbox/import/cells/number-cell';
import { readPrice } from '../../../../../adapters/sandbox/import/cells/price-cell';
import { isRefused } from '../../../../../adapters/sandbox/import/cells/refused';

const why = (read: unknown): string => (isRefused(read) ? read.why : `read as ${String(read)}`);
const whole = { least: 0, most: 500_000, isWhole: true };
const any = { least: 0, most: 500_000, isWhole: false };

describe('a number in a cell', () => {
  it.each<[string, DecimalSign, number]>([
    ['12345', 'point', 12_345],
    ['12,345', 'point', 12_345],
    ['1,234,567.8', 'point', 1_234_567.8],
    ['12 345', 'point', 12_345],
    ['12\u00a0345', 'point', 12_345],
    ['12\u202f345', 'point', 12_345],
    ["12'345", 'point', 12_345],
    ['12’345', 'point', 12_345],
    ['55.4', 'point', 55.4],
    ['12345.0', 'point', 12_345],
    ['  7 ', 'point', 7],
    ['0', 'point', 0],
    ['12.345', 'comma', 12_345],
    ['1.234.567,8', 'comma', 1_234_567.8],
    ['55,4', 'comma', 55.4],
    ['9.995,00', 'comma', 9995],
  ])('"%s" with a decimal %s is %d', (cell, decimal, value) => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(readNumber(cell, decimal, { ...any, most })).toBe(value);
  });

  it.each<[string, DecimalSign, string]>([
    ['12,5', 'point', 'may part thousands or decimals'],
    ['1,2345', 'point', 'may part thousands or decimals'],
    ['55,4', 'point', 'may part thousands or decimals'],
    ['1,10,000', 'point', 'may part thousands or decimals'],
    ['9.995,00', 'point', 'may part thousands or decimals'],
    ['1.234.567', 'point', 'may part thousands or decimals'],
    ['12,345 678', 'point', 'may part thousands or decimals'],
    ['12.5', 'comma', 'may part thousands or decimals'],
    ['55.4', 'comma', 'may part thousands or decimals'],
    ['12.345', 'point', 'ought to be whole'],
    ['12,345', 'comma', 'ought to be whole'],
    ['12.000', 'point', 'ought to be whole'],
    ['12,000', 'comma', 'ought to be whole'],
    ['1.2E+04', 'point', 'shortened by a spreadsheet'],
    ['1E5', 'point', 'shortened by a spreadsheet'],
    ['-5', 'point', 'below nothing'],
    ['−5', 'point', 'below nothing'],
    ['124*196', 'point', 'is no number'],
    ['790-00', 'point', 'is no number'],
    ['0x10', 'point', 'is no number'],
    ['٣٤', 'point', 'is no number'],
    ['Infinity', 'point', 'is no number'],
    ['1110100', 'point', 'is not between 0 and 500000'],
  ])('"%s" with a decimal %s is refused: %s', (cell, decimal, words) => {
    const read = readNumber(cell, decimal, whole);
    expect(why(read)).toContain(words);
    expect(isRefused(read) && read.remedy).not.toBe('');
  });

  it('written as either country writes it, with or without thousands, is read as itself', () => {
    const sign = fc.constantFrom<DecimalSign>('point', 'comma');
    const grouped = fc.constantFrom('', ',', ' ', "'", '\u202f');
    const cents = fc.integer({ min: 0, max: 99_999_999_99 });
    fc.assert(
      fc.property(cents, sign, grouped, (amount, decimal, thousands) => {
        const parts = decimal === 'comma' && thousands === ',' ? '.' : thousands;
        const pounds = String(Math.floor(amount / 100)).replace(/\B(?=(?:\d{3})+$)/g, parts);
        const written = `${pounds}${decimal === 'comma' ? ',' : '.'}${String(amount % 100).padStart(2, '0')}`;
        expect(Number(plainDigits(written, decimal))).toBe(amount / 100);
        expect(readPrice(`£${written}`, decimal)).toBe(amount);
      }),
    );
  });

  it('is read as the same number in both ways of writing, or refused in one of them', () => {
    const part = fc.oneof(fc.constantFrom('000', '500', '00', '0'), fc.stringMatching(/^\d{1,4}$/));
    const cell = fc
      .tuple(
        fc.stringMatching(/^\d{1,4}$/),
        fc.array(fc.tuple(fc.constantFrom('.', ',', ' '), part), { maxLength: 3 }),
      )
      .map(([first, rest]) => first + rest.flat().join(''));
    fc.assert(
      fc.property(cell, (text) => {
        const british = readNumber(text, 'point', whole);
        const other = readNumber(text, 'comma', whole);
        if (isRefused(british) || isRefused(other)) return;
        expect(british).toBe(other);
      }),
    );
  });
});

describe('a price in a cell', () => {
  it.each<[string, number | null]>([
    ['9995', 9995_00],
    ['£9,995', 9995_00],
    [' £30,495', 30_495_00],
    ['9995.00', 9995_00],
    ['9,995 GBP', 9995_00],
    ['GBP 9995', 9995_00],
    ['£9,995 inc VAT', 9995_00],
    ['9995.5', 9995_50],
    ['POA', null],
    ['Call for price', null],
  ])('"%s" is %s pence', (cell, amount) => {
    expect(readPrice(cell, 'point')).toBe(amount);
  });

  it.each<[string, string]>([
    ['$5,000', 'another currency'],
    ['9.995,00 €', 'another currency'],
    ['₹4,50,000', 'another currency'],
    ['£9,995 + VAT', 'speaks of VAT'],
    ['9995 ex VAT', 'speaks of VAT'],
    ['9.995', 'three decimals, or a part of a penny'],
    ['24.950', 'three decimals'],
    ['24.000', 'three decimals'],
    ['9995.123', 'three decimals'],
    ['9.995,00', 'may part thousands or decimals'],
    ['9995-10500', 'is no number'],
    ['from £9,995', 'has words or another currency'],
    ['113 000 DH', 'has words or another currency'],
    ['Rs 450000', 'has words or another currency'],
    ['24 900 zł', 'has words or another currency'],
    ['₺500000', 'has words or another currency'],
    ['1.2E+05', 'shortened by a spreadsheet'],
    ['Prix non specifié', 'is no number'],
    ['£-5', 'below nothing'],
  ])('"%s" is refused: %s', (cell, words) => {
    expect(why(readPrice(cell, 'point'))).toContain(words);
  });
});

describe('a measure in a cell', () => {
  const miles = (cell: string, unit?: string) =>
    readMeasure(cell, {
      units: MILES,
      least: 0,
      most: 500_000,
      isWhole: true,
      unit,
      decimal: 'point',
    });

  it.each<[string, string | undefined, number]>([
    ['70189', undefined, 70_189],
    ['70,189 miles', undefined, 70_189],
    ['150,000km', undefined, 93_206],
    ['150000 kilometres', undefined, 93_206],
    ['150000', 'km', 93_206],
    ['1.5 km', undefined, 1],
    ['93206 miles', 'km', 93_206],
    ['0 km', undefined, 0],
  ])('"%s" (%s) is %d miles', (cell, unit, value) => {
    expect(miles(cell, unit)).toBe(value);
  });

  it.each([
    ['60k', 'has a unit that is not read (k)'],
    ['60k miles', 'is no number'],
    ['12 hours', 'has a unit that is not read (hours)'],
    ['12.345 miles', 'ought to be whole'],
    ['1,000,000 km', 'is not between'],
    ['1,2 km', 'may part thousands or decimals'],
    ['88.500 km', 'ought to be whole'],
    ['88.000 miles', 'ought to be whole'],
  ])('"%s" is refused: %s', (cell, words) => {
    expect(why(miles(cell))).toContain(words);
  });

  it('in kilometres is at most half a mile from the miles it was reckoned from', () => {
    fc.assert(
      fc.property(fc.nat(300_000), (value) => {
        expect(miles(`${String(Math.round(value * 1.609344))} km`)).toBe(value);
      }),
    );
  });

  it.each<[string, string | undefined, number | string]>([
    ['1.0', undefined, 1],
    ['1.4L', undefined, 1.4],
    ['1998cc', undefined, 2],
    ['1,560 cc', undefined, 1.6],
    ['2148CC', undefined, 2.1],
    ['1998', undefined, 2],
    ['999', 'cc', 1],
    ['0', undefined, 0],
    ['145', undefined, 'is not between'],
    ['£145', undefined, 'is no number'],
    ['2,00 cc', undefined, 'may part thousands or decimals'],
    ['4 cyl, 2.3 L', undefined, 2.3],
    ['EcoBoost 3.5L Twin Turbo V6', undefined, 3.5],
    ['2.0 litre TDI', undefined, 2],
    ['1498 cc Turbo', undefined, 1.5],
    ['1.4L or 1.6L', undefined, 'is no number'],
    ['12.3L V12', undefined, 'is no number'],
    ['1.0T', undefined, 'has a unit that is not read'],
    ['1.0 EcoBoost', undefined, 'has a unit that is not read'],
  ])('an engine of "%s" (%s) is %s', (cell, unit, expected) => {
    const read = readEngineSize(cell, unit, 'point');
    if (typeof expected === 'number') expect(read).toBe(expected);
    else expect(why(read)).toContain(expected);
  });

  it.each<[string, number]>([
    ['103 bhp', 103],
    ['140 PS', 138.1],
    ['77 kW', 103.3],
    ['74.5', 74.5],
  ])('a power of "%s" is %d bhp', (cell, value) => {
    const way = { units: HORSEPOWER, least: 10, most: 2500, isWhole: false, unit: undefined };
    expect(readMeasure(cell, { ...way, decimal: 'point' })).toBe(value);
  });

  it('"112 g/km" is 112', () => {
    const way = { units: GRAMS_A_KILOMETRE, least: 0, most: 700, isWhole: false, unit: undefined };
    expect(readMeasure('112 g/km', { ...way, decimal: 'point' })).toBe(112);
  });
});
