import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from '../../../../core/enquiry/public';
import { anyText } from '../../../support/arbitraries/text';

const anEntry = (entry: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'TD-1@forecourt',
  day: '2027-07-20',
  time: '10:30',
  minutes: 30,
  title: 'Test drive',
  place: 'Forecourt Bolton, Bolton',
  notes: 'Bring your licence; we have the keys.',
  madeOn: '2026-11-28',
  ...entry,
});

describe('A calendar file', () => {
  it('holds the appointment in UTC, summer time or not', () => {
    const file = calendarFile(anEntry());
    expect(file).toContain('\r\nDTSTART:20270720T093000Z\r\nDTEND:20270720T100000Z\r\n');
    expect(calendarFile(anEntry({ day: '2026-12-01' }))).toContain('DTSTART:20261201T103000Z');
    expect(file).toContain('LOCATION:Forecourt Bolton\\, Bolton\r\n');
    expect(file).toContain('DESCRIPTION:Bring your licence\\; we have the keys.\r\n');
  });

  it('has one entry, whatever stands in its texts, in lines of 75 bytes at most', () => {
    fc.assert(
      fc.property(anyText, anyText, (title, notes) => {
        const file = calendarFile(anEntry({ title: `${title}\nBEGIN:VEVENT`, notes }));
        const lines = file.split('\r\n');
        expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2);
        expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
        expect(file).not.toMatch(/[^\r]\n/);
      }),
    );
  });
});
