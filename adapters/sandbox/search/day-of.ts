const DAY_IN_MILLISECONDS = 86_400_000;

const knownDays = new Map<string, number | undefined>();
const MOST_KNOWN_DAYS = 50_000;

/** Days since 1970 of an ISO date; `undefined` for what is no date. Remembered: dates repeat a lot. */
export function dayOf(isoDate: string): number | undefined {
  const date = isoDate.slice(0, 10);
  if (knownDays.has(date)) return knownDays.get(date);
  const time = Date.parse(date);
  const day = Number.isNaN(time) ? undefined : Math.floor(time / DAY_IN_MILLISECONDS);
  if (knownDays.size < MOST_KNOWN_DAYS) knownDays.set(date, day);
  return day;
}
