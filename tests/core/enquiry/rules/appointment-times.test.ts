import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchOpenings } from '../../../../core/branch/public';
import {
  appointmentPlace,
  appointmentTimes,
  checkSubmission,
  nextOpenDays,
  withAppointmentTimes,
} from '../../../../core/enquiry/public';
import { daysAfter, weekdayOf } from '../../../../core/kernel/calendar-day';
import { aField, aForm } from '../../../support/mothers/form-definition';
import { aDealership, aTimetable, englishHolidays } from '../../../support/mothers/timetable';

const SUNDAYS = { opens: 600, closes: 960 };
const WEEK = aTimetable().week;

/** Chester is closed on Sundays; Bolton is open then, and to 16:00 at most on Saturdays; Crewe tells no hours. */
const openings = branchOpenings(
  [
    aDealership({ id: '2' }),
    aDealership({
      id: '1',
      departments: [
        {
          name: 'Showroom',
          timetable: aTimetable({
            week: [...WEEK.slice(0, 5), { opens: 540, closes: 960 }, SUNDAYS],
            bankHolidays: 'closed',
            dated: [{ day: '2026-12-06', hours: { opens: 1320, closes: 1560 } }],
          }),
        },
      ],
    }),
    aDealership({ id: '3', departments: [] }),
  ],
  { 'england-and-wales': englishHolidays },
  '2026-11-28',
);
const form = aForm(
  [
    aField({
      name: 'branch',
      label: 'Dealership',
      kind: 'dealership',
      options: [
        { value: '1', text: 'Bolton' },
        { value: '2', text: 'Chester' },
        { value: '3', text: 'Crewe' },
      ],
    }),
    aField({ name: 'day', label: 'Date', kind: 'date', required: true }),
    aField({ name: 'time', label: 'Time', kind: 'select', required: true }),
  ],
  { appointments: { dayField: 'day', timeField: 'time', minutes: 30 }, openings },
);
/** A Saturday. */
const now = { today: '2026-11-28', timeOfDay: '15:10' };
const CHESTER = { branch: '2' };
const BOLTON = { branch: '1' };

const placeOf = (values: Readonly<Record<string, string>>) => {
  const place = appointmentPlace(form, values);
  if (place === undefined) throw new Error('There is no place');
  return place;
};
const times = (day: string, at = CHESTER, moment = now) =>
  appointmentTimes(placeOf(at), day, moment);
const faultsOf = (values: Readonly<Record<string, string>>, at = now) =>
  checkSubmission(form, values, { ...at, namePolicy: 'inclusive' });
const fieldOfTime = (values: Readonly<Record<string, string>>) =>
  withAppointmentTimes(form, values, now).fields.find(({ name }) => name === 'time');
const timesOffered = (values: Readonly<Record<string, string>>) =>
  fieldOfTime(values)?.options.map(({ value }) => value);

describe('The times of an appointment', () => {
  it('are those of the branch on that weekday or bank holiday, whole and one after the other', () => {
    expect(times('2026-12-28')).toHaveLength(12);
    expect(times('2026-12-28').at(0)).toBe('10:00');
    expect(times('2026-12-28').at(-1)).toBe('15:30');
    expect(times('2026-12-28', BOLTON)).toEqual([]);
    expect(times('2026-11-30')).toHaveLength(18);
    expect(times('2026-12-25')).toEqual([]);
    expect(times('2026-11-29')).toEqual([]);
    expect(times('2026-11-29', BOLTON).at(0)).toBe('10:00');
  });

  it('of today are those still ahead, and none of a day that has been [DT-1]', () => {
    expect(times('2026-11-28')).toEqual(['15:30', '16:00', '16:30']);
    expect(times('2026-11-28', BOLTON)).toEqual(['15:30']);
    expect(times('2026-11-27')).toEqual([]);
  });

  it('end with the day, however long into the night the branch is open', () => {
    expect(times('2026-12-06', BOLTON)).toEqual(['22:00', '22:30', '23:00', '23:30']);
  });

  it('are offered beside the day and branch that are chosen, and all of a week before', () => {
    expect(timesOffered({ ...CHESTER, day: '28/12/2026' })?.at(0)).toBe('10:00');
    expect(timesOffered(CHESTER)?.at(0)).toBe('09:00');
    expect(timesOffered(CHESTER)).toHaveLength(18);
  });

  it('are those of any branch until one is chosen', () => {
    expect(times('2026-11-29', { branch: '' }).at(0)).toBe('10:00');
    expect(timesOffered({ day: '28/12/2026' })).toHaveLength(12);
    expect(faultsOf({ day: '2026-11-29', time: '10:00' })).toEqual({});
  });

  it('cannot be asked for when nobody is there: the day says so, and names the next', () => {
    expect(faultsOf({ day: '2026-12-25', time: '10:00' })).toEqual({
      day: { kind: 'day-closed', day: '2026-12-25', next: '2026-12-27' },
    });
    expect(faultsOf({ ...CHESTER, day: '2026-12-06', time: '10:00' })).toEqual({
      day: { kind: 'day-closed', day: '2026-12-06', next: '2026-12-07', branch: 'Chester' },
    });
    expect(
      faultsOf({ ...CHESTER, day: '2026-11-28', time: '17:00' }, { ...now, timeOfDay: '18:00' }),
    ).toEqual({
      day: { kind: 'day-closed', day: '2026-11-28', next: '2026-11-30', branch: 'Chester' },
    });
    expect(faultsOf({ ...CHESTER, day: '2026-12-28', time: '09:00' })).toEqual({
      time: { kind: 'time-closed', time: '09:00', branch: 'Chester' },
    });
    expect(faultsOf({ ...CHESTER, day: '2026-12-28', time: '10:30' })).toEqual({});
  });

  it('are written in words where nobody tells when the branch is open', () => {
    expect(fieldOfTime({ branch: '3' })).toMatchObject({ kind: 'text', required: true });
    const asked = { branch: '3', day: '2026-12-06' };
    expect(faultsOf({ ...asked, time: 'in the morning' })).toEqual({});
    expect(faultsOf(asked)).toEqual({ time: { kind: 'missing' } });
  });

  it('are only ever offered while it is open, and what is offered is accepted', () => {
    const ahead = fc.integer({ min: -3, max: 400 }).map((days) => daysAfter(now.today, days));
    fc.assert(
      fc.property(ahead, fc.constantFrom('', '1', '2'), (day, branch) => {
        const offered = times(day, { branch });
        if (day < now.today) expect(offered).toEqual([]);
        if (branch === '2' && weekdayOf(day) === 6) expect(offered).toEqual([]);
        for (const time of offered) expect(faultsOf({ branch, day, time })).toEqual({});
      }),
    );
  });

  it('suggest the next days that have any', () => {
    expect(nextOpenDays(placeOf(CHESTER), now, 3)).toEqual([
      '2026-11-28',
      '2026-11-30',
      '2026-12-01',
    ]);
    expect(nextOpenDays(placeOf(BOLTON), now, 2, '2026-12-25')).toEqual([
      '2026-12-27',
      '2026-12-29',
    ]);
  });
});
