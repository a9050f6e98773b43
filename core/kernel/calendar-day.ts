/** How a calendar day is written: "2026-11-28". Days in this form sort as text. */
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** Whether a text is a day that a calendar has: 30 February is none. */
export function isCalendarDay(text: string): boolean {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** The same day some years on or, with a negative count, back; 29 February becomes 28 where it must. */
export function yearsAfter(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years;
  const rest = day.slice(4) === '-02-29' && !isLeap(year) ? '-02-28' : day.slice(4);
  return String(year).padStart(4, '0') + rest;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const atNoon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** The same day some days on or, with a negative count, back. */
export const daysAfter = (day: string, days: number): string =>
  new Date(atNoon(day) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 is Monday, 6 Sunday. */
export const weekdayOf = (day: string): number => (new Date(atNoon(day)).getUTCDay() + 6) % 7;

const inLondon = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/** The day it is in the United Kingdom; `now` in milliseconds since 1970 in UTC. */
export const dayInBritain = (now: number): string => inLondon.format(now);
