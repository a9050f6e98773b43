const WEEKDAY = '09:00-18:00';

/** Days on which no branch is open, or not all: bank holidays of England and Wales, Christmas, Easter Sunday. */
const CLOSED = [
  '2026-12-24',
  '2026-12-25',
  '2026-12-26',
  '2026-12-28',
  '2026-12-31',
  '2027-01-01',
  '2027-03-26',
  '2027-03-28',
  '2027-03-29',
  '2027-05-03',
  '2027-05-31',
  '2027-08-30',
  '2027-12-24',
  '2027-12-25',
  '2027-12-26',
  '2027-12-27',
  '2027-12-28',
  '2027-12-31',
] as const;

/**
 * When a test drive or a talk over video can be (_ours_): at times when the showrooms of all branches
 * are open, since one form is for all of them.
 */
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
    saturday: '09:00-16:00',
    sunday: 'closed',
  },
  days: Object.fromEntries(CLOSED.map((day) => [day, 'closed'])),
} as const;
