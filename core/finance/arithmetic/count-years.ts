/**
 * How the equation of the APR counts time (Directive 2008/48/EC annex I, remark c): a year has
 * twelve equal months, leap year or not, or 365 days, of which a leap year has 366. Which days are
 * a leap year’s only a calendar tells, so the caller says.
 */
export const yearsOf = ({
  months = 0,
  days = 0,
  leapYearDays = 0,
}: {
  readonly months?: number;
  readonly days?: number;
  readonly leapYearDays?: number;
}): number => months / 12 + days / 365 + leapYearDays / 366;
