/** A bank holiday as the government publishes it. */
interface PublishedHoliday {
  readonly title: string;
  /** ISO date. */
  readonly date: string;
  readonly notes: string;
}

type Row = readonly [date: string, title: string, notes?: 'Substitute day'];

/** Of England and Wales, where all branches are. A day is added here without a release of the site. */
const ENGLAND_AND_WALES: readonly Row[] = [
  ['2025-01-01', 'New Year’s Day'],
  ['2025-04-18', 'Good Friday'],
  ['2025-04-21', 'Easter Monday'],
  ['2025-05-05', 'Early May bank holiday'],
  ['2025-05-26', 'Spring bank holiday'],
  ['2025-08-25', 'Summer bank holiday'],
  ['2025-12-25', 'Christmas Day'],
  ['2025-12-26', 'Boxing Day'],
  ['2026-01-01', 'New Year’s Day'],
  ['2026-04-03', 'Good Friday'],
  ['2026-04-06', 'Easter Monday'],
  ['2026-05-04', 'Early May bank holiday'],
  ['2026-05-25', 'Spring bank holiday'],
  ['2026-08-31', 'Summer bank holiday'],
  ['2026-12-25', 'Christmas Day'],
  ['2026-12-28', 'Boxing Day', 'Substitute day'],
  ['2027-01-01', 'New Year’s Day'],
  ['2027-03-26', 'Good Friday'],
  ['2027-03-29', 'Easter Monday'],
  ['2027-05-03', 'Early May bank holiday'],
  ['2027-05-31', 'Spring bank holiday'],
  ['2027-08-30', 'Summer bank holiday'],
  ['2027-12-27', 'Christmas Day', 'Substitute day'],
  ['2027-12-28', 'Boxing Day', 'Substitute day'],
];

/** Answered in the form of the government's own list. */
export const BANK_HOLIDAYS: Readonly<
  Record<string, { readonly division: string; readonly events: readonly PublishedHoliday[] }>
> = {
  'england-and-wales': {
    division: 'england-and-wales',
    events: ENGLAND_AND_WALES.map(([date, title, notes = '']) => ({ title, date, notes })),
  },
};
