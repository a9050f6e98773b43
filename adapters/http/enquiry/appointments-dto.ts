import type { AppointmentHours, DayHours } from '../../../core/enquiry/public';
import { isCalendarDay } from '../../../core/kernel/calendar-day';
import { isRecord, readText } from '../lenient';

const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const HOURS = /^(\d{2}):(\d{2})-(\d{2}):(\d{2})$/;
const DAY_MINUTES = 24 * 60;

/** "09:00-17:30"; whatever else stands there is no time at which anybody is there. */
function hoursOf(value: unknown): DayHours {
  const [fromHour, fromMinute, toHour, toMinute] = (HOURS.exec(readText(value) ?? '') ?? [])
    .slice(1)
    .map(Number);
  if (
    fromHour === undefined ||
    fromMinute === undefined ||
    toHour === undefined ||
    toMinute === undefined
  ) {
    return 'closed';
  }
  const hours = { from: fromHour * 60 + fromMinute, to: toHour * 60 + toMinute };
  return hours.from < hours.to && hours.to <= DAY_MINUTES ? hours : 'closed';
}

/** When the appointments of a form can be, as it travels; nothing where it cannot be read. */
export function appointmentsOf(
  wire: Readonly<Record<string, unknown>>,
): AppointmentHours | undefined {
  const dayField = readText(wire['date']);
  const timeField = readText(wire['time']);
  const minutes = Number(readText(wire['minutes']) ?? '');
  const { week, days } = wire;
  if (dayField === undefined || timeField === undefined || !isRecord(week)) return undefined;
  if (!Number.isInteger(minutes) || minutes < 5 || minutes > DAY_MINUTES) return undefined;
  return {
    dayField,
    timeField,
    minutes,
    week: WEEKDAYS.map((day) => hoursOf(week[day])),
    days: Object.fromEntries(
      Object.entries(isRecord(days) ? days : {})
        .filter(([day]) => isCalendarDay(day))
        .map(([day, hours]) => [day, hoursOf(hours)]),
    ),
  };
}
