const DAY_IN_MILLISECONDS = 86_400_000;

const knownDays = new Map<string, number | undefined>();
const MOST_KNOWN_DAYS = 50_000;

/**
 * Days since 1970 of an ISO date, of the first day of a month or a year; `undefined` for none, and for what is no
 * date. Remembered: dates repeat a lot.
 */
export function dayOf(isoDate: string | null): number | undefined {
  if (isoDate === null) return undefined;
  const date = isoDate.slice(0, 10);
  if (knownDays.has(date)) return knownDays.get(date);
  const time = Date.parse(date);
  const day = Number.isNaN(time) ? undefined : Math.floor(time / DAY_IN_MILLISECONDS);
  if (knownDays.size < MOST_KNOWN_DAYS) knownDays.set(date, day);
  return day;
}

/**
 * The day that a vehicle's age is counted from in months; `undefined` where the month is not known: no figure is
 * reckoned from an age that nobody told.
 */
export const ageCountsFrom = (registeredOn: string | null): number | undefined =>
  registeredOn !== null && registeredOn.length >= '2021-09'.length
    ? dayOf(registeredOn)
    : undefined;
