import { describe, expect, it } from 'vitest';
import { hoursOn } from '../../../core/branch/rules/hours-on';
import { openingAt } from '../../../core/branch/rules/opening-at';
import { aTimetable, englishHolidays, scottishHolidays } from '../../support/mothers/timetable';

const at = (utc: string, timetable = aTimetable()) =>
  openingAt(timetable, englishHolidays, Date.parse(`${utc}Z`));

describe('Whether a branch is open', () => {
  it.each([
    ['2026-07-15T07:59', { kind: 'closed', opens: { day: '2026-07-15', minute: 540 } }],
    ['2026-07-15T08:00', { kind: 'open', until: { day: '2026-07-15', minute: 1080 } }],
    ['2026-07-15T16:59', { kind: 'open', until: { day: '2026-07-15', minute: 1080 } }],
    ['2026-07-15T17:00', { kind: 'closed', opens: { day: '2026-07-16', minute: 540 } }],
    ['2026-07-18T16:30', { kind: 'closed', opens: { day: '2026-07-20', minute: 540 } }],
    ['2026-07-19T22:59', { kind: 'closed', opens: { day: '2026-07-20', minute: 540 } }],
    ['2026-12-16T08:59', { kind: 'closed', opens: { day: '2026-12-16', minute: 540 } }],
    ['2026-12-16T09:00', { kind: 'open', until: { day: '2026-12-16', minute: 1080 } }],
  ])('is told by the clocks of London: %s in UTC [BRANCH-08]', (utc, opening) => {
    expect(at(utc)).toEqual(opening);
  });

  it.each([
    ['2026-12-24T12:00', 'Christmas Eve', '2026-12-28', 600],
    ['2026-12-26T12:00', 'Boxing Day', '2026-12-28', 600],
    ['2027-12-31T12:00', 'New Year’s Eve', '2028-01-03', 600],
  ])('is no on the days of Christmas and New Year: %s [BRANCH-10]', (utc, because, day, minute) => {
    expect(at(utc)).toEqual({ kind: 'closed', because, opens: { day, minute } });
  });

  it('is unknown on a bank holiday whose hours nobody told', () => {
    const { bankHolidays: _, ...silent } = aTimetable();
    expect(at('2026-08-31T11:00', silent)).toEqual({
      kind: 'unknown',
      because: 'Summer bank holiday',
    });
  });

  it('goes by a day’s own hours before all others', () => {
    const dated = [{ day: '2027-06-14', hours: 'closed', name: 'Stocktaking' }] as const;
    expect(at('2027-06-14T11:00', aTimetable({ dated }))).toEqual({
      kind: 'closed',
      because: 'Stocktaking',
      opens: { day: '2027-06-15', minute: 540 },
    });
  });

  it('goes on past midnight, and never ends where one day’s hours touch the next', () => {
    const late = { opens: 1200, closes: 1560 };
    const bar = aTimetable({ week: Array.from({ length: 7 }, () => late) });
    expect(at('2026-11-11T00:30', bar)).toEqual({
      kind: 'open',
      until: { day: '2026-11-11', minute: 120 },
    });
    const always = aTimetable({
      week: Array.from({ length: 7 }, () => ({ opens: 0, closes: 1440 })),
    });
    expect(at('2026-06-11T00:30', always)).toEqual({ kind: 'open' });
  });

  it.each([
    ['2026-03-29T00:30', false],
    ['2026-03-29T01:00', true],
    ['2026-10-25T00:59', false],
    ['2026-10-25T01:59', false],
    ['2026-10-25T02:00', true],
  ])('follows the clocks on the nights they change: %s', (utc, isOpen) => {
    const sundays = aTimetable({
      week: [...Array.from({ length: 6 }, () => 'closed' as const), { opens: 120, closes: 240 }],
    });
    expect(at(utc, sundays).kind).toBe(isOpen ? 'open' : 'closed');
  });

  it('has no next opening where there is none to be found', () => {
    const never = aTimetable({ week: Array.from({ length: 7 }, () => 'closed' as const) });
    expect(at('2026-07-15T12:00', never)).toEqual({ kind: 'closed' });
  });
});

describe('A bank holiday', () => {
  const days = [
    '2026-04-06',
    '2026-08-03',
    '2026-08-31',
    '2026-11-30',
    '2026-12-28',
    '2027-12-27',
    '2027-12-28',
    '2028-01-03',
  ];
  const bankHolidays = (calendar: typeof englishHolidays) =>
    days.filter((day) => hoursOn(aTimetable(), calendar, day).name !== undefined);

  it('is one of the nation where the branch is, substitute days and all [BR-1]', () => {
    expect(bankHolidays(englishHolidays)).toEqual(
      days.filter((day) => !['2026-08-03', '2026-11-30'].includes(day)),
    );
    expect(bankHolidays(scottishHolidays)).toEqual(
      days.filter((day) => !['2026-04-06', '2026-08-31'].includes(day)),
    );
  });

  it('can be added to the data for one year alone', () => {
    const holidays = [...englishHolidays.holidays, { day: '2027-06-14', name: 'A jubilee' }];
    expect(hoursOn(aTimetable(), { holidays }, '2027-06-14')).toEqual({
      hours: { opens: 600, closes: 960 },
      name: 'A jubilee',
    });
  });
});
