const WEEKDAY = '09:00-18:00';
const SUNDAY = '10:30-16:30';

/** Bank holidays of England and Wales on which the branches open as on a Sunday. */
const AS_ON_SUNDAY = [
  '2026-12-28',
  '2027-03-26',
  '2027-03-29',
  '2027-05-03',
  '2027-05-31',
  '2027-08-30',
  '2027-12-27',
  '2027-12-28',
] as const;

const CLOSED = [
  '2026-12-25',
  '2026-12-26',
  '2027-01-01',
  '2027-03-28',
  '2027-12-25',
  '2027-12-26',
] as const;

/** When a test drive or a talk over video can be, at every branch (_ours_). */
export const APPOINTMENT_TIMES = {
  date: 'preferred_date',
  time: 'preferred_time',
  minutes: 30,
  week: {
    monday: WEEKDAY,
    tuesday: WEEKDAY,
    wednesday: WEEKDAY,
    thursday: WEEKDAY,
    friday: WEEKDAY,
    saturday: '09:00-17:30',
    sunday: SUNDAY,
  },
  days: {
    '2026-12-24': '09:00-15:00',
    '2026-12-31': '09:00-15:00',
    ...Object.fromEntries(AS_ON_SUNDAY.map((day) => [day, SUNDAY])),
    ...Object.fromEntries(CLOSED.map((day) => [day, 'closed'])),
  },
} as const;
