import { afterEach, describe, expect, it } from 'vitest';
import type { BranchOpenings } from '../../../../core/branch/public';
import { britishNow, calendarFile } from '../../../../core/enquiry/public';
import {
  collectionDays,
  firstCollectionDay,
  isCollectionSlot,
  slotName,
} from '../../../../core/order/public';

const WEEKDAY = { opens: 9 * 60, closes: 18 * 60 };
const SATURDAY = { opens: 9 * 60, closes: 17 * 60 };
const SUNDAY = { opens: 10 * 60, closes: 16 * 60 };

/** A branch that is open all week, Sundays from 10:00 to 16:00. */
const OPENINGS: BranchOpenings = {
  showrooms: {
    '2': {
      division: 'england-and-wales',
      timetable: {
        week: [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, SATURDAY, SUNDAY],
        bankHolidays: SUNDAY,
        dated: [],
      },
    },
  },
  calendar: {
    'england-and-wales': { holidays: [{ day: '2026-12-28', name: 'Boxing Day (substitute)' }] },
  },
};

const SUNDAY_TIMES = [
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '12:00',
  '12:30',
  '13:00',
  '13:30',
  '14:00',
  '14:30',
  '15:00',
  '15:30',
];

const zone = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = zone;
});

const daysFrom = (today: string, taken: ReadonlySet<string> = new Set()) =>
  collectionDays({ openings: OPENINGS, branchId: '2', now: { today }, taken });

const timesOn = (today: string, day: string) =>
  daysFrom(today).find((offered) => offered.day === day)?.times;

describe('Times of collection', () => {
  it.each(['UTC', 'America/New_York', 'Asia/Tokyo'])(
    'are those on the wall of the branch on the nights on which clocks change, in %s',
    (machine) => {
      process.env['TZ'] = machine;
      expect(timesOn('2026-03-20', '2026-03-29')).toEqual(SUNDAY_TIMES);
      expect(timesOn('2026-10-20', '2026-10-25')).toEqual(SUNDAY_TIMES);
      expect(timesOn('2026-10-20', '2026-10-18')).toBeUndefined();
      expect(daysFrom('2026-10-20')[0]?.day).toBe('2026-10-24');
      const stampOf = (day: string): string | undefined =>
        /DTSTART:(\S+)/.exec(
          calendarFile({
            uid: 'x',
            title: '',
            notes: '',
            madeOn: day,
            day,
            time: '10:00',
            minutes: 30,
          }),
        )?.[1];
      expect(stampOf('2026-03-29')).toBe('20260329T090000Z');
      expect(stampOf('2026-10-24')).toBe('20261024T090000Z');
      expect(stampOf('2026-10-25')).toBe('20261025T100000Z');
      expect(stampOf('2026-10-26')).toBe('20261026T100000Z');
    },
  );

  it('follow the day it is in London, whatever the zone of the machine', () => {
    process.env['TZ'] = 'America/New_York';
    // Ten past midnight on the fifteenth in London, and the fourteenth in New York.
    const now = britishNow({ now: () => Date.parse('2026-07-14T23:10:00Z') });
    expect(now.today).toBe('2026-07-15');
    expect(collectionDays({ openings: OPENINGS, branchId: '2', now })[0]?.day).toBe('2026-07-21');
  });

  it.each([
    ['2026-12-01', '2026-12-05'],
    ['2026-12-04', '2026-12-10'],
    ['2026-12-05', '2026-12-10'],
    // Christmas and the substitute day between: the 30th is the third working day.
    ['2026-12-22', '2026-12-31'],
  ])('begin on the day after three working days: ordered on %s, from %s', (today, first) => {
    expect(firstCollectionDay(OPENINGS, '2', today)).toBe(first);
  });

  it('leave out what is somebody else’s, days that are closed, and branches that nobody knows', () => {
    const slot = { branchId: '2', day: '2026-12-05', time: '10:00' };
    const [first] = daysFrom('2026-12-01', new Set([slotName(slot)]));
    expect(first?.day).toBe('2026-12-05');
    expect(first?.times).not.toContain('10:00');
    expect(first?.times).toContain('10:30');
    expect(daysFrom('2026-12-15').map(({ day }) => day)).not.toContain('2026-12-25');
    expect(
      collectionDays({ openings: OPENINGS, branchId: 'constructor', now: { today: '2026-12-01' } }),
    ).toEqual([]);
  });

  it('are told from others by rules and not by lists that were sent before', () => {
    const asked = { openings: OPENINGS, now: { today: '2026-12-01' } };
    expect(isCollectionSlot({ branchId: '2', day: '2026-12-05', time: '10:00' }, asked)).toBe(true);
    expect(isCollectionSlot({ branchId: '2', day: '2026-12-04', time: '10:00' }, asked)).toBe(
      false,
    );
    expect(isCollectionSlot({ branchId: '2', day: '2026-12-05', time: '10:10' }, asked)).toBe(
      false,
    );
    expect(isCollectionSlot({ branchId: '2', day: '2026-02-30', time: '10:00' }, asked)).toBe(
      false,
    );
    expect(isCollectionSlot({ branchId: '9', day: '2026-12-05', time: '10:00' }, asked)).toBe(
      false,
    );
  });
});
