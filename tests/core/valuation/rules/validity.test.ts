import { describe, expect, it } from 'vitest';
import { daysSince, isOutOfDate, lastDayOf } from '../../../../core/valuation/rules/validity';

const at = (instant: string): number => Date.parse(instant);

describe('The last day of a price', () => {
  const lastDay = lastDayOf(at('2026-07-01T14:00:00Z'));

  it('is a week after the day it was made on, by the clocks of London', () => {
    expect(lastDay).toBe('2026-07-08');
    expect(lastDayOf(at('2026-06-30T23:30:00Z'))).toBe('2026-07-08');
    expect(lastDayOf(at('2026-12-30T23:30:00Z'))).toBe('2027-01-06');
  });

  it.each([
    ['2026-07-01T14:00:00Z', false],
    ['2026-07-08T08:00:00Z', false],
    ['2026-07-08T22:59:00Z', false],
    ['2026-07-08T23:01:00Z', true],
    ['2027-07-08T12:00:00Z', true],
  ])('counts to its end: at %s out of date is %s', (now, expected) => {
    expect(isOutOfDate(lastDay, at(now))).toBe(expected);
  });
});

describe('The age of a price', () => {
  it.each([
    ['2026-07-01T22:59:00Z', 0],
    ['2026-07-01T23:01:00Z', 1],
    ['2026-07-09T08:00:00Z', 8],
    ['2026-10-26T12:00:00Z', 117],
    ['2026-06-01T12:00:00Z', 0],
  ])('is counted in days of London: at %s it is %i', (now, days) => {
    expect(daysSince('2026-07-01T14:00:00Z', at(now))).toBe(days);
  });
});
