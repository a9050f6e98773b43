import { describe, expect, it } from 'vitest';
import { dayInBritain, isCalendarDay, yearsAfter } from '../../../core/kernel/calendar-day';
import { dayFromText, shownDay } from '../../../core/kernel/written-day';

describe('a calendar day', () => {
  it('is one that a calendar has', () => {
    expect(['2024-02-29', '2000-02-29', '2026-12-31'].every(isCalendarDay)).toBe(true);
    expect(
      ['2023-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '26-1-1', ''].some(
        isCalendarDay,
      ),
    ).toBe(false);
  });

  it('keeps its month and day some years on', () => {
    expect(yearsAfter('2021-09-14', 3)).toBe('2024-09-14');
    expect(yearsAfter('2026-11-28', -15)).toBe('2011-11-28');
  });

  it('makes 29 February the 28th in a year that has none', () => {
    expect(yearsAfter('2024-02-29', 3)).toBe('2027-02-28');
    expect(yearsAfter('2024-02-29', 4)).toBe('2028-02-29');
  });

  it('is the day in Britain, an hour ahead in summer', () => {
    expect(dayInBritain(Date.UTC(2026, 10, 28, 23, 30))).toBe('2026-11-28');
    expect(dayInBritain(Date.UTC(2026, 5, 28, 23, 30))).toBe('2026-06-29');
  });
});

describe('A day as people write it', () => {
  it.each([
    ['28/11/2026', '2026-11-28'],
    ['03/04/20', '2020-04-03'],
    ['3.4.2020', '2020-04-03'],
    ['13-04-2020', '2020-04-13'],
    [' 2026-11-28 ', '2026-11-28'],
    ['30/02/2026', '2026-02-30'],
    ['28 November', '28 November'],
    ['11/2026', '11/2026'],
    ['', ''],
  ])('%j is %j, day first', (text, day) => {
    expect(dayFromText(text)).toBe(day);
  });

  it('is shown with slashes, and reads back', () => {
    expect(shownDay('2026-07-20')).toBe('20/07/2026');
    expect(dayFromText(shownDay('2026-07-20'))).toBe('2026-07-20');
    expect(shownDay('2026-07-20', 'DD/MM/YY')).toBe('20/07/26');
  });

  it('stays as it is where it is no day', () => {
    expect(shownDay('soon')).toBe('soon');
  });

  it('with a year of two digits is of the century that can be', () => {
    expect(dayFromText('03/04/20', '2026-11-29')).toBe('2020-04-03');
    expect(dayFromText('03/04/98', '2026-11-29')).toBe('1998-04-03');
    expect(dayFromText('29/11/26', '2026-11-29')).toBe('2026-11-29');
    expect(dayFromText('30/11/26', '2026-11-29')).toBe('1926-11-30');
    expect(dayFromText('03/04/2098', '2026-11-29')).toBe('2098-04-03');
  });
});
