import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalendarDay } from '../../../core/kernel/calendar-day';
import { datePartsOf, dayOfParts, steppedPart } from '../../../ui/form/date-parts';

const digits = (most: number) => fc.stringMatching(new RegExp(`^\\d{0,${most}}$`));
const typed = fc.record({ day: digits(2), month: digits(2), year: digits(4) });
const TODAY = '2026-11-28';

describe('The parts of a day that is typed', () => {
  it('are what the field holds, whole or not', () => {
    expect(dayOfParts({ day: '5', month: '6', year: '2027' })).toBe('2027-06-05');
    expect(dayOfParts({ day: '5', month: '', year: '' })).toBe('5//');
    expect(dayOfParts({ day: '', month: '', year: '' })).toBe('');
    expect(datePartsOf('2027-06-05')).toEqual({ day: '05', month: '06', year: '2027' });
  });

  it('come back from what the field holds, and give the same again', () => {
    fc.assert(
      fc.property(typed, (parts) => {
        const text = dayOfParts(parts);
        expect(dayOfParts(datePartsOf(text))).toBe(text);
      }),
    );
  });

  it('never become another day than the one that was typed', () => {
    fc.assert(
      fc.property(typed, (parts) => {
        const text = dayOfParts(parts);
        if (!isCalendarDay(text)) return;
        const read = datePartsOf(text);
        expect([Number(read.day), Number(read.month), Number(read.year)]).toEqual([
          Number(parts.day),
          Number(parts.month),
          Number(parts.year),
        ]);
      }),
    );
  });

  it('have a year of two digits where the form writes days so, of the century that can be [PX-09]', () => {
    const format = 'DD/MM/YY';
    expect(dayOfParts({ day: '3', month: '4', year: '20' }, format)).toBe('2020-04-03');
    expect(dayOfParts({ day: '3', month: '4', year: '98' }, format, TODAY)).toBe('1998-04-03');
    expect(dayOfParts({ day: '3', month: '4', year: '98' }, format)).toBe('2098-04-03');
    expect(dayOfParts({ day: '3', month: '4', year: '2' }, format)).toBe('3/4/2');
    expect(datePartsOf('1998-04-03', format)).toEqual({ day: '03', month: '04', year: '98' });
    const parts = { day: '01', month: '01', year: '00' };
    expect(steppedPart('year', parts, -1, TODAY, format)).toBe('99');
    expect(steppedPart('year', { ...parts, year: '' }, 1, TODAY, format)).toBe('26');
  });

  it('begin with today’s by an arrow key, and go round at the ends', () => {
    const empty = { day: '', month: '', year: '' };
    expect(steppedPart('day', empty, 1, TODAY)).toBe('28');
    expect(steppedPart('year', empty, -1, TODAY)).toBe('2026');
    const end = { day: '31', month: '01', year: '2026' };
    expect(steppedPart('day', end, 1, TODAY)).toBe('01');
    expect(steppedPart('month', end, -1, TODAY)).toBe('12');
    expect(steppedPart('year', end, 1, TODAY)).toBe('2027');
  });
});
