/**
 * How the equation of the APR counts time (Directive 2008/48/EC annex I): a year has twelve equal
 * months, or 365 days; leap years change nothing.
 */
export const yearsOf = ({
  months = 0,
  days = 0,
}: {
  readonly months?: number;
  readonly days?: number;
}): number => months / 12 + days / 365;
