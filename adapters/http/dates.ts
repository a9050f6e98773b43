import { isCalendarDay } from '../../core/kernel/calendar-day';

/** The calendar day at the head of a text, `2026-11-20` or `2026-11-20T09:00:00Z`, if there is such a day. */
export function isoDay(text: string | undefined): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text ?? '')?.[0];
  return day !== undefined && isCalendarDay(day) ? day : undefined;
}

/** An instant as systems write it, `2026-11-20 09:00:00` (taken for UTC) or with its zone; a day is its start. */
export function isoInstant(text: string | undefined): string | undefined {
  const day = isoDay(text);
  if (day === undefined || text === undefined) return undefined;
  const rest = text.slice(day.length).replace(' ', 'T');
  if (rest === '') return `${day}T00:00:00.000Z`;
  if (!/^T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i.test(rest)) return undefined;
  const zoned = /(Z|[+-]\d{2}:?\d{2})$/i.test(rest) ? rest : `${rest}Z`;
  const instant = Date.parse(day + zoned.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
}
