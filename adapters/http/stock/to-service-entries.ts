import {
  SERVICE_HISTORIES,
  type ServiceEntry,
  type ServiceHistory,
} from '../../../core/stock/public';
import { isoDay } from '../dates';
import { isRecord, readNumber, readText } from '../lenient';
import { withoutAbsent } from '../../../core/kernel/without-absent';

/** One of the seven wordings (VDP-59), however it is spaced or capitalised; any other is no history told. */
export function toServiceHistory(code: string | undefined): ServiceHistory | undefined {
  const words = code
    ?.toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/');
  return SERVICE_HISTORIES.find((known) => known === words);
}

/**
 * The stamps of the service book in the feed's order. A date that is none, or is yet to come, and a
 * mileage below zero are left out of their stamp; a stamp that says nothing else is left out.
 * @param today ISO date.
 */
export const toServiceEntries = (
  records: readonly unknown[],
  today: string,
): readonly ServiceEntry[] => records.flatMap((entry) => toServiceEntry(entry, today));

function toServiceEntry(entry: unknown, today: string): readonly ServiceEntry[] {
  if (!isRecord(entry)) return [];
  const date = isoDay(readText(entry['date']));
  const mileage = readNumber(entry['mileage']);
  const stamp = withoutAbsent({
    date: date !== undefined && date <= today ? date : undefined,
    mileage: mileage !== undefined && mileage >= 0 ? mileage : undefined,
    description: readText(entry['description']),
    garage: readText(entry['garage']),
  });
  return Object.keys(stamp).length === 0 ? [] : [stamp];
}
