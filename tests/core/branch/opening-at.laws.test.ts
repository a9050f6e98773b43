import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayHours } from '../../../core/branch/model/opening-hours';
import { londonTime } from '../../../core/branch/rules/london-time';
import { openingAt, openingOn } from '../../../core/branch/rules/opening-at';
import { dayNumber } from '../../../core/branch/rules/day-number';
import { aTimetable, englishHolidays } from '../../support/mothers/timetable';

const hours: fc.Arbitrary<DayHours> = fc.oneof(
  fc.constant('closed' as const),
  fc
    .record({ opens: fc.nat({ max: 1439 }), length: fc.integer({ min: 1, max: 1440 }) })
    .map(({ opens, length }) => ({ opens, closes: opens + length })),
);
const timetables = fc
  .record({
    week: fc.array(hours, { minLength: 7, maxLength: 7 }),
    bankHolidays: hours,
    dated: fc.array(
      fc.record({ day: fc.constantFrom('2026-12-27', '2027-03-28', '2026-10-25'), hours }),
      { maxLength: 2 },
    ),
  })
  .map((one) => aTimetable(one));

/** From spring 2026 to the end of 2027, holidays and clock changes among them. */
const moments = fc.integer({ min: Date.UTC(2026, 2, 1), max: Date.UTC(2027, 11, 31) });

const minutes = ({ day, minute }: { day: string; minute: number }) =>
  dayNumber(day) * 1440 + minute;

describe('Laws of opening hours', () => {
  it('what is open closes when it says, and not a minute before', () => {
    fc.assert(
      fc.property(
        timetables,
        moments,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (table, now, part) => {
          const opening = openingAt(table, englishHolidays, now);
          if (opening.kind !== 'open' || opening.until === undefined) return;
          const { day, minute } = opening.until;
          expect(openingOn(table, englishHolidays, opening.until).kind).not.toBe('open');
          const here = londonTime(now);
          const between = Math.floor(
            minutes(here) + (minutes(opening.until) - 1 - minutes(here)) * part,
          );
          const ahead = between - dayNumber(here.day) * 1440;
          const then = openingOn(table, englishHolidays, { day: here.day, minute: ahead % 1440 });
          if (ahead < 1440) expect(then).toEqual({ kind: 'open', until: { day, minute } });
        },
      ),
      { numRuns: 200 },
    );
  });

  it('what is closed opens when it says, and is closed all the time before', () => {
    fc.assert(
      fc.property(timetables, moments, (table, now) => {
        const opening = openingAt(table, englishHolidays, now);
        if (opening.kind !== 'closed' || opening.opens === undefined) return;
        expect(minutes(opening.opens)).toBeGreaterThan(minutes(londonTime(now)));
        expect(openingOn(table, englishHolidays, opening.opens).kind).toBe('open');
        const { day, minute } = opening.opens;
        if (minute > 0) {
          expect(openingOn(table, englishHolidays, { day, minute: minute - 1 }).kind).not.toBe(
            'open',
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is the same at every second of a minute, in whatever zone it is asked', () => {
    fc.assert(
      fc.property(timetables, moments, fc.nat({ max: 59_999 }), (table, now, beside) => {
        const minute = now - (now % 60_000);
        expect(openingAt(table, englishHolidays, minute + beside)).toEqual(
          openingAt(table, englishHolidays, minute),
        );
      }),
      { numRuns: 100 },
    );
  });
});
