import type { DayHours, WeekHours } from '../model/opening-hours';

/** Days of a week that follow each other and have the same hours. */
export interface WeekRow {
  /** 0 is Monday. */
  readonly from: number;
  readonly to: number;
  /** `undefined` where they are not told. */
  readonly hours?: DayHours;
}

const SATURDAY = 5;

const isSame = (one: DayHours | undefined, other: DayHours | undefined): boolean =>
  one === other ||
  (typeof one === 'object' &&
    typeof other === 'object' &&
    one.opens === other.opens &&
    one.closes === other.closes);

/** A week as it is read: working days together where they are the same, Saturday, Sunday (BRANCH-08). */
export const weekRows = (week: WeekHours): readonly WeekRow[] =>
  week.reduce<readonly WeekRow[]>((rows, hours, day) => {
    const last = rows.at(-1);
    return last !== undefined && day < SATURDAY && isSame(last.hours, hours)
      ? [...rows.slice(0, -1), { ...last, to: day }]
      : [...rows, { from: day, to: day, ...(hours !== undefined && { hours }) }];
  }, []);
