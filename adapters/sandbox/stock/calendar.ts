const DAY = 86_400_000;

/** `2026-11-27`, of an instant in UTC. */
export function isoDay(instant: number): string {
  const day = new Date(instant);
  const month = day.getUTCMonth() + 1;
  const date = day.getUTCDate();
  return `${String(day.getUTCFullYear()).padStart(4, '0')}-${month < 10 ? '0' : ''}${String(month)}-${date < 10 ? '0' : ''}${String(date)}`;
}

/** The first instant of an ISO date, or of the day that an ISO instant falls on. */
export const startOfDay = (iso: string): number =>
  Date.UTC(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1, Number(iso.slice(8, 10)));

export const addDays = (iso: string, days: number): string =>
  isoDay(startOfDay(iso) + Math.round(days) * DAY);

/** The same day some years on; 29 February becomes 1 March. */
export function addYears(iso: string, years: number): string {
  const day = new Date(startOfDay(iso));
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return isoDay(day.getTime());
}

/** In years and parts of a year; negative when `to` is before `from`. */
export const yearsBetween = (from: string, to: string): number =>
  (startOfDay(to) - startOfDay(from)) / DAY / 365.25;

/** Whether the text is a real calendar day, `2021-02-29` is not. */
export const isIsoDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(startOfDay(text)) &&
  isoDay(startOfDay(text)) === text;
