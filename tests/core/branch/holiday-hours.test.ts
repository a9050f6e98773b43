import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  easterSunday,
  holidayBlocks,
  knowsHolidays,
} from '../../../core/branch/rules/holiday-hours';
import { daysAfter, weekdayOf } from '../../../core/kernel/calendar-day';
import { aTimetable, englishHolidays } from '../../support/mothers/timetable';

const blocks = (today: string) =>
  holidayBlocks(aTimetable(), englishHolidays, today).map(({ kind, days }) => [
    kind,
    ...days.map(({ day, hours }) => `${day} ${hours === 'closed' ? 'closed' : 'open'}`),
  ]);

describe('Hours of holidays', () => {
  it('are told for Christmas as a block, with the five days closed [BRANCH-09, BRANCH-10]', () => {
    expect(blocks('2026-11-29')).toEqual([
      [
        'christmas',
        '2026-12-24 closed',
        '2026-12-25 closed',
        '2026-12-26 closed',
        '2026-12-28 open',
        '2026-12-31 closed',
        '2027-01-01 closed',
      ],
    ]);
  });

  it('are told for Easter as a block [BRANCH-09]', () => {
    expect(blocks('2027-03-01')).toEqual([
      ['easter', '2027-03-26 open', '2027-03-27 open', '2027-03-28 closed', '2027-03-29 open'],
    ]);
  });

  it('go on into January where a substitute day does, and drop days that have passed', () => {
    expect(blocks('2027-12-31')).toEqual([
      ['christmas', '2027-12-31 closed', '2028-01-01 closed', '2028-01-03 open'],
    ]);
  });

  it('are told for a lone bank holiday eight weeks before, and not earlier', () => {
    expect(blocks('2026-08-01')).toEqual([['bank-holiday', '2026-08-31 open']]);
    expect(blocks('2026-06-20')).toEqual([]);
  });

  it('are not known beyond the data', () => {
    expect(knowsHolidays(englishHolidays, '2028-10-01')).toBe(true);
    expect(knowsHolidays(englishHolidays, '2028-12-01')).toBe(false);
    expect(knowsHolidays({ holidays: [] }, '2026-12-01')).toBe(false);
  });
});

describe('Easter Sunday', () => {
  it.each(['2000-04-23', '2019-04-21', '2024-03-31', '2026-04-05', '2027-03-28', '2038-04-25'])(
    'was or is on %s',
    (day) => {
      expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
    },
  );

  it('is a Sunday from 22 March to 25 April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1583, max: 4000 }), (year) => {
        const day = easterSunday(year);
        expect(weekdayOf(day)).toBe(6);
        expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true);
      }),
    );
  });

  it('is two days after Good Friday as the government publishes it', () => {
    for (const { day, name } of englishHolidays.holidays) {
      if (name === 'Good Friday') {
        expect(easterSunday(Number(day.slice(0, 4)))).toBe(daysAfter(day, 2));
      }
    }
  });
});
