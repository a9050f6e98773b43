import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appointmentTimes,
  checkSubmission,
  nextOpenDays,
  withAppointmentTimes,
  type AppointmentHours,
} from '../../../../core/enquiry/public';
import { daysAfter, weekdayOf } from '../../../../core/kernel/calendar-day';
import { aField, aForm } from '../../../support/mothers/form-definition';

const open = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const hours: AppointmentHours = {
  dayField: 'day',
  timeField: 'time',
  minutes: 30,
  week: [...Array.from({ length: 5 }, () => open(9, 18)), open(9, 17), 'closed'],
  days: { '2026-12-25': 'closed', '2026-12-28': open(10, 12) },
};
const form = aForm(
  [
    aField({ name: 'day', label: 'Date', kind: 'date', required: true }),
    aField({ name: 'time', label: 'Time', kind: 'select', required: true }),
  ],
  { appointments: hours },
);
/** A Saturday. */
const now = { today: '2026-11-28', timeOfDay: '15:10' };
const faultsOf = (values: Readonly<Record<string, string>>, at = now) =>
  checkSubmission(form, values, { ...at, namePolicy: 'inclusive' });
const timesOffered = (day: string) =>
  withAppointmentTimes(form, { day }, now).fields[1]?.options.map(({ value }) => value);

describe('The times of an appointment', () => {
  it('are those of the weekday, or of a bank holiday, whole and one after the other', () => {
    expect(appointmentTimes(hours, '2026-12-28', now)).toEqual([
      '10:00',
      '10:30',
      '11:00',
      '11:30',
    ]);
    expect(appointmentTimes(hours, '2026-11-30', now)).toHaveLength(18);
    expect(appointmentTimes(hours, '2026-12-25', now)).toEqual([]);
    expect(appointmentTimes(hours, '2026-11-29', now)).toEqual([]);
  });

  it('of today are those still ahead, and none of a day that has been [DT-1]', () => {
    expect(appointmentTimes(hours, '2026-11-28', now)).toEqual(['15:30', '16:00', '16:30']);
    expect(appointmentTimes(hours, '2026-11-27', now)).toEqual([]);
  });

  it('are offered beside the day that is chosen, however it is written, and all of the week before', () => {
    expect(timesOffered('28/12/2026')).toEqual(['10:00', '10:30', '11:00', '11:30']);
    expect(timesOffered('')?.at(0)).toBe('09:00');
    expect(timesOffered('')).toHaveLength(18);
  });

  it('cannot be asked for when nobody is there: the day says so, and names the next', () => {
    expect(faultsOf({ day: '2026-12-25', time: '10:00' })).toEqual({
      day: { kind: 'day-closed', day: '2026-12-25', next: '2026-11-28' },
    });
    expect(faultsOf({ day: '2026-11-28', time: '17:00' }, { ...now, timeOfDay: '18:00' })).toEqual({
      day: { kind: 'day-closed', day: '2026-11-28', next: '2026-11-30' },
    });
    expect(faultsOf({ day: '2026-12-28', time: '09:00' })).toEqual({
      time: { kind: 'not-an-option' },
    });
    expect(faultsOf({ day: '2026-12-28', time: '10:30' })).toEqual({});
  });

  it('are only ever offered while it is open, and what is offered is accepted', () => {
    const ahead = fc.integer({ min: -3, max: 400 }).map((days) => daysAfter(now.today, days));
    fc.assert(
      fc.property(ahead, (day) => {
        const times = appointmentTimes(hours, day, now);
        if (day < now.today || weekdayOf(day) === 6) expect(times).toEqual([]);
        for (const time of times) expect(faultsOf({ day, time })).toEqual({});
      }),
    );
  });

  it('suggest the next days that have any', () => {
    expect(nextOpenDays(hours, now, 3)).toEqual(['2026-11-28', '2026-11-30', '2026-12-01']);
    expect(nextOpenDays({ ...hours, week: [] }, now, 3)).toEqual(['2026-12-28']);
  });
});
