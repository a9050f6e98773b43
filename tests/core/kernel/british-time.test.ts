import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantInBritain, timeInBritain } from '../../../core/kernel/british-time';
import { dayInBritain, daysAfter, weekdayOf } from '../../../core/kernel/calendar-day';

describe('The time of the United Kingdom', () => {
  it.each([
    ['2026-11-28', '14:30', '2026-11-28T14:30:00Z'],
    ['2026-07-20', '00:10', '2026-07-19T23:10:00Z'],
    ['2026-03-29', '09:00', '2026-03-29T08:00:00Z'],
    ['2026-10-25', '01:30', '2026-10-25T01:30:00Z'],
    ['2026-10-25', '09:00', '2026-10-25T09:00:00Z'],
  ])('%s at %s is %s', (day, time, instant) => {
    expect(instantInBritain(day, time)).toBe(Date.parse(instant));
  });

  it('is found again from the day and the time that clocks show, but for the hour that comes twice', () => {
    const minutes = fc.integer({ min: 0, max: 40 * 365 * 24 * 60 }).map((since) => since * 60_000);
    fc.assert(
      fc.property(minutes, (instant) => {
        const found = instantInBritain(dayInBritain(instant), timeInBritain(instant));
        expect([0, 3_600_000]).toContain(found - instant);
        expect(timeInBritain(found)).toBe(timeInBritain(instant));
      }),
    );
  });

  it('counts days and weekdays over a change of clocks, a leap day and a year [DT-1]', () => {
    expect(daysAfter('2026-10-24', 2)).toBe('2026-10-26');
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysAfter('2027-01-01', -1)).toBe('2026-12-31');
    expect(['2026-11-23', '2026-11-29', '2026-12-25'].map(weekdayOf)).toEqual([0, 6, 4]);
  });
});
