/** 86,400 s: in UTC every day has as many. */
const DAY_MS = 86_400_000;

/** A calendar day ("2026-11-28") as a number: days since 1 January 1970, which is 0 and a Thursday. */
export function dayNumber(day: string): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date) / DAY_MS;
}
