import type { DatedHours, DayHours, Timetable, WeekHours } from '../../../core/branch/public';
import { isoDay } from '../dates';
import { isRecord, readList, readText, flag } from '../lenient';
import { plainText } from '../plain-text';
import { withoutAbsent } from '../../../core/kernel/without-absent';

const DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

type Wire = Readonly<Record<string, unknown>>;

const DAY_MINUTES = 1440;

/** "09:00", "9:00:00", "24:00": minutes after midnight. */
function minuteOf(value: unknown): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(readText(value) ?? '') ?? [];
  if (hours === undefined || minutes === undefined || Number(minutes) > 59) return undefined;
  const minute = Number(hours) * 60 + Number(minutes);
  return minute <= DAY_MINUTES ? minute : undefined;
}

/** `{day}_open, {day}_time_open, {day}_time_closed` (BRANCH-17). A closing before the opening is of the next day. */
function hoursAt(wire: Wire, day: string): DayHours | undefined {
  const isOpen = wire[`${day}_open`];
  if (isOpen === undefined || isOpen === null || isOpen === '') return undefined;
  const codec = flag.decode(isOpen);
  if (codec._tag === 'Right' && !codec.right) return 'closed';
  const opens = minuteOf(wire[`${day}_time_open`]);
  const closes = minuteOf(wire[`${day}_time_closed`]);
  if (opens === undefined || closes === undefined || opens >= DAY_MINUTES) return undefined;
  return { opens, closes: closes > opens ? closes : closes + DAY_MINUTES };
}

/** `special_days`, ours: `{ date, name, open, time_open, time_closed }`. */
function datedHours(entry: unknown): readonly DatedHours[] {
  if (!isRecord(entry)) return [];
  const day = isoDay(readText(entry['date']));
  const hours = hoursAt(
    {
      special_open: entry['open'],
      special_time_open: entry['time_open'],
      special_time_closed: entry['time_closed'],
    },
    'special',
  );
  if (day === undefined || hours === undefined) return [];
  return [withoutAbsent({ day, hours, name: plainText(readText(entry['name'])) })];
}

/** When a dealership or one of its departments is open; `undefined` where nothing is told of any day. */
export function timetableOf(wire: Wire): Timetable | undefined {
  const week: WeekHours = DAYS.map((day) => hoursAt(wire, day));
  if (week.every((hours) => hours === undefined)) return undefined;
  return withoutAbsent({
    week,
    bankHolidays: hoursAt(wire, 'bank_holiday'),
    dated: readList(wire['special_days']).flatMap(datedHours),
  });
}
