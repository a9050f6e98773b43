import type { Dealership, DivisionHolidays, Timetable } from '../../../core/branch/public';

const NINE_TO_SIX = { opens: 540, closes: 1080 };

/** Monday to Friday 9:00 to 18:00, Saturday to 17:00, Sunday closed; bank holidays 10:00 to 16:00. */
export const aTimetable = (differently: Partial<Timetable> = {}): Timetable => ({
  week: [...Array.from({ length: 5 }, () => NINE_TO_SIX), { opens: 540, closes: 1020 }, 'closed'],
  bankHolidays: { opens: 600, closes: 960 },
  dated: [],
  ...differently,
});

export const aDealership = (differently: Partial<Dealership> = {}): Dealership => ({
  id: '2',
  slug: 'chester',
  name: 'Forecourt Chester',
  town: 'Chester',
  postcode: 'CH1 4QQ',
  telephone: '01632 960102',
  email: 'chester@forecourt.example',
  lines: ['Unit 2', 'Sealand Road'],
  county: 'Cheshire',
  point: { latitude: 53.2, longitude: -2.9 },
  division: 'england-and-wales',
  departments: [{ name: 'Showroom', timetable: aTimetable() }],
  ...differently,
});

/** As the government has published them. */
export const englishHolidays: DivisionHolidays = {
  holidays: [
    { day: '2026-01-01', name: 'New Year’s Day' },
    { day: '2026-04-03', name: 'Good Friday' },
    { day: '2026-04-06', name: 'Easter Monday' },
    { day: '2026-05-04', name: 'Early May bank holiday' },
    { day: '2026-05-25', name: 'Spring bank holiday' },
    { day: '2026-08-31', name: 'Summer bank holiday' },
    { day: '2026-12-25', name: 'Christmas Day' },
    { day: '2026-12-28', name: 'Boxing Day (substitute day)' },
    { day: '2027-01-01', name: 'New Year’s Day' },
    { day: '2027-03-26', name: 'Good Friday' },
    { day: '2027-03-29', name: 'Easter Monday' },
    { day: '2027-12-27', name: 'Christmas Day (substitute day)' },
    { day: '2027-12-28', name: 'Boxing Day (substitute day)' },
    { day: '2028-01-03', name: 'New Year’s Day (substitute day)' },
  ],
  knownUntil: '2028-12-31',
};

export const scottishHolidays: DivisionHolidays = {
  holidays: [
    { day: '2026-01-01', name: 'New Year’s Day' },
    { day: '2026-01-02', name: '2nd January' },
    { day: '2026-04-03', name: 'Good Friday' },
    { day: '2026-08-03', name: 'Summer bank holiday' },
    { day: '2026-11-30', name: 'St Andrew’s Day' },
    { day: '2026-12-25', name: 'Christmas Day' },
    { day: '2026-12-28', name: 'Boxing Day (substitute day)' },
    { day: '2027-12-27', name: 'Christmas Day (substitute day)' },
    { day: '2027-12-28', name: 'Boxing Day (substitute day)' },
    { day: '2028-01-03', name: 'New Year’s Day (substitute day)' },
  ],
  knownUntil: '2028-12-31',
};
