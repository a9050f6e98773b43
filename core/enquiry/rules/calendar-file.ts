import { instantInBritain } from '../../kernel/british-time';
import type { Appointment } from '../model/appointments';

export interface CalendarEntry extends Appointment {
  /** Unique in the world, and the same each time: taken in twice, it stands there once. */
  readonly uid: string;
  readonly title: string;
  readonly place?: string;
  readonly notes: string;
  /** The day it was asked for, "2026-11-28". */
  readonly madeOn: string;
}

const MOST_BYTES = 75;

/**
 * An appointment as calendars take it in (RFC 5545). Its times are of UTC, so that no calendar has
 * to know the clock of this country; it is tentative until the branch confirms it.
 */
export function calendarFile(entry: CalendarEntry): string {
  const start = instantInBritain(entry.day, entry.time);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Appointments//EN',
    'BEGIN:VEVENT',
    `UID:${asText(entry.uid)}`,
    `DTSTAMP:${entry.madeOn.replaceAll('-', '')}T000000Z`,
    `DTSTART:${utcStamp(start)}`,
    `DTEND:${utcStamp(start + entry.minutes * 60_000)}`,
    `SUMMARY:${asText(entry.title)}`,
    ...(entry.place === undefined ? [] : [`LOCATION:${asText(entry.place)}`]),
    `DESCRIPTION:${asText(entry.notes)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}

const utcStamp = (instant: number): string =>
  new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

/** No text can begin a line of its own. */
const asText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|[\n\u2028\u2029]/g, '\\n');

const bytesOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Long lines go on in the next, after a space; no sign is cut in two. */
function folded(line: string): string {
  const rows = [''];
  let bytes = 0;
  for (const sign of line) {
    const more = bytesOf(sign);
    if (bytes + more > MOST_BYTES) {
      rows.push('');
      bytes = 1;
    }
    rows.push((rows.pop() ?? '') + sign);
    bytes += more;
  }
  return rows.join('\r\n ');
}
