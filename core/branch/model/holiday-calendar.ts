/** The parts of the United Kingdom that have bank holidays of their own, as the government calls them. */
export const HOLIDAY_DIVISIONS = ['england-and-wales', 'scotland', 'northern-ireland'] as const;

export type HolidayDivision = (typeof HOLIDAY_DIVISIONS)[number];

export interface BankHoliday {
  /** "2026-12-28": the substitute day where there is one. */
  readonly day: string;
  readonly name: string;
}

/** The bank holidays of one division, by day. Data, so that a day can be added without a release (BR-1). */
export interface DivisionHolidays {
  readonly holidays: readonly BankHoliday[];
  /** The last day of which it is known whether it is one; `undefined` where nothing is. */
  readonly knownUntil?: string;
}

export type HolidayCalendar = Readonly<Partial<Record<HolidayDivision, DivisionHolidays>>>;
