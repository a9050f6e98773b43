/** From when to when a place is open, in minutes after midnight of the day on which it opens. */
export interface OpenFor {
  /** 0 to 1439. */
  readonly opens: number;
  /** After `opens`, 1440 for midnight; up to 2879 where it is open past midnight. */
  readonly closes: number;
}

/** What is known of one day: when it is open, or that it is closed. */
export type DayHours = OpenFor | 'closed';

/** Monday first; a day of which nothing is told is `undefined`. */
export type WeekHours = readonly (DayHours | undefined)[];

/** One day that differs from its week, by its date: "2026-12-27". */
export interface DatedHours {
  readonly day: string;
  readonly hours: DayHours;
  /** Why, in the branch's words. */
  readonly name?: string;
}

/** When a department of a branch is open; on ordinary days, on bank holidays, and on days of their own. */
export interface Timetable {
  readonly week: WeekHours;
  /** `undefined`: it is not told, and to be asked at the branch. */
  readonly bankHolidays?: DayHours;
  readonly dated: readonly DatedHours[];
}

/** Whether a place is open at one moment, and what comes next. Minutes are after midnight in London. */
export type Opening =
  /** Until that minute of that day, or for as far ahead as is looked. */
  | { readonly kind: 'open'; readonly until?: OpeningMoment }
  | {
      readonly kind: 'closed';
      /** Today is no ordinary day: "Christmas Day". */
      readonly because?: string;
      readonly opens?: OpeningMoment;
    }
  /** A bank holiday of which no hours are told. */
  | { readonly kind: 'unknown'; readonly because: string };

export interface OpeningMoment {
  /** "2026-12-27". */
  readonly day: string;
  /** 0 to 1440. */
  readonly minute: number;
}
