import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  OtherOrder,
  readDay,
  type DateOrder,
} from '../../../../../adapters/sandbox/import/cells/day-cell';
import { isRefused } from '../../../../../adapters/sandbox/import/cells/refused';
import { spoiltBySpreadsheet } from '../../../../../adapters/sandbox/import/cells/unknown-cell';

const DAY = 86_400_000;
const day = fc
  .integer({ min: Date.UTC(1900, 0, 1) / DAY, max: Date.UTC(2099, 11, 31) / DAY })
  .map((days) => new Date(days * DAY).toISOString().slice(0, 10));

/** The day as British people write it. */
const writeBritishDay = (iso: string): string => iso.split('-').reverse().join('/');

const ways: readonly ((iso: string) => string)[] = [
  (iso) => iso,
  (iso) => iso.replaceAll('-', '/'),
  (iso) => iso.replaceAll('-', ''),
  (iso) => `${iso}T00:00:00.000Z`,
  (iso) => `${iso} 00:00:00`,
  writeBritishDay,
  (iso) => writeBritishDay(iso).replaceAll('/', '.'),
  (iso) => writeBritishDay(iso).replaceAll('/', '-'),
  (iso) => writeBritishDay(iso).replace(/^0/, '').replace('/0', '/'),
  (iso) => words(iso, { day: 'numeric', month: 'short', year: 'numeric' }),
  (iso) => words(iso, { day: 'numeric', month: 'long', year: 'numeric' }),
  (iso) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso)),
];
const words = (iso: string, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...form, timeZone: 'UTC' }).format(new Date(iso));

describe('a day in a cell', () => {
  it('is read as itself, in whichever way it is written', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...ways), (iso, write) => {
        expect(readDay(write(iso), 'day-first')).toBe(iso);
      }),
    );
  });

  it('written with the month first is read as itself where that is said, and else never unnoticed past the 12th', () => {
    fc.assert(
      fc.property(day, (iso) => {
        const [year = '', month = '', date = ''] = iso.split('-');
        const american = `${month}/${date}/${year}`;
        expect(readDay(american, 'month-first')).toBe(iso);
        if (Number(date) > 12) expect(readDay(american, 'day-first')).toBeInstanceOf(OtherOrder);
      }),
    );
  });

  it.each<[string, string]>([
    ['14/9/2021', '2021-09-14'],
    ['14th September 2021', '2021-09-14'],
    ['14-Sep-2021', '2021-09-14'],
    ['1 Sept 2021', '2021-09-01'],
    ['2021-09-14 10:30', '2021-09-14'],
    ['2021-09', '2021-09'],
    ['09/2021', '2021-09'],
    ['09-2021', '2021-09'],
    ['Sep 2021', '2021-09'],
    ['2021', '2021'],
    ['2021.0', '2021'],
    ['2021 (71)', '2021'],
    ['2017 (67 reg)', '2017'],
    ['2017/67', '2017'],
    ['1998 (S)', '1998'],
  ])('"%s" is %s', (cell, iso) => {
    expect(readDay(cell, 'day-first')).toBe(iso);
  });

  it.each<[string, DateOrder, string]>([
    ['09/14/2021', 'day-first', 'with the month first'],
    ['14/09/2021', 'month-first', 'with the day first'],
    ['31/02/2021', 'day-first', 'in no calendar'],
    ['2021-02-29', 'day-first', 'in no calendar'],
    ['31/31/2021', 'day-first', 'in no calendar'],
    ['44453', 'day-first', 'a spreadsheet made a number of'],
    ['14/09/21', 'day-first', 'a year of two figures'],
    ['14-Sep-21', 'day-first', 'a year of two figures'],
    ['0021', 'day-first', 'no year of a car'],
    ['20213', 'day-first', 'a spreadsheet made a number of'],
    ['September', 'day-first', 'is no date'],
    ['soon', 'day-first', 'is no date'],
    ['1.2.3', 'day-first', 'is no date'],
  ])('"%s", %s, is refused: %s', (cell, order, why) => {
    const read = readDay(cell, order);
    expect(isRefused(read) ? read.why : `read as ${read}`).toContain(why);
  });
});

describe('what a spreadsheet makes of a cell', () => {
  it.each(['09-May', '5-Sep', 'May-09', '9-May-2026', '2026-05-09 00:00:00', '09/05/2026'])(
    '"%s" is a date that was none, but where a day is meant',
    (cell) => {
      expect(spoiltBySpreadsheet(cell, false)?.why).toBe('was made a date by a spreadsheet');
      expect(spoiltBySpreadsheet(cell, true)).toBeUndefined();
    },
  );

  it.each(['#REF!', '#N/A', '#VALUE!', '########'])('"%s" is its error', (cell) => {
    expect(spoiltBySpreadsheet(cell, true)?.why).toBe('is an error of a spreadsheet');
  });

  it.each(['9-5', 'May', 'March 2', '3008', '1-2-3', 'Sept', 'C-Max', '10-plate', '# 1'])(
    '"%s" is as it was written',
    (cell) => {
      expect(spoiltBySpreadsheet(cell, false)).toBeUndefined();
    },
  );
});
