import { describe, expect, it } from 'vitest';
import { branchOpenings } from '../../../../core/branch/public';
import {
  DOCUMENTED_VISIT,
  firstVisit,
  openingsOfBranch,
  RESERVATION_FIELDS,
  reservationForm,
} from '../../../../core/reservation/public';
import { aDealership } from '../../../support/mothers/timetable';

const labels = Object.fromEntries(RESERVATION_FIELDS.map((name) => [name, name])) as Parameters<
  typeof reservationForm
>[0]['labels'];

const form = () => {
  const openings = openingsOfBranch(
    branchOpenings([aDealership({ id: '7' })], {}, '2026-11-28'),
    '7',
  );
  return reservationForm({ title: '', labels, submitText: '', openings });
};

const visit = (today: string, timeOfDay: string) => firstVisit(form(), { today, timeOfDay });

describe('The visit that a reservation begins with', () => {
  it('is the branch’s next open day, at the documents’ hour where that day has it [CG-102, RES-02]', () => {
    expect(visit('2026-11-27', '23:50')).toEqual({ visit_date: '2026-11-28', time: '12:00' });
    expect(visit('2026-11-28', '00:10')).toEqual({ visit_date: '2026-11-28', time: '12:00' });
  });

  it('is at the first hour that is left where that one is past', () => {
    const { visit_date, time = '' } = visit('2026-11-28', '12:10');
    expect(visit_date).toBe('2026-11-28');
    expect(time > '12:10').toBe(true);
  });

  it('is never the day of the documents, and none where nobody tells the hours', () => {
    expect(visit('2019-07-01', '09:00')['visit_date']).not.toBe(DOCUMENTED_VISIT.day);
    const untold = reservationForm({ title: '', labels, submitText: '' });
    expect(firstVisit(untold, { today: '2026-11-28' })).toEqual({});
  });
});
