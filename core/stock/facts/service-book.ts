import { dayInBritain, isCalendarDay } from '../../kernel/calendar-day';
import type { ServiceEntry, ServiceHistory, VehicleInFull } from '../model/vehicle-in-full';
import { motFacts, type MotFacts } from './mot-facts';

/** The Service History and MOT panel (VDP-25). */
export interface ServiceBook {
  readonly history?: ServiceHistory;
  readonly mot?: MotFacts;
  /** Former keepers. */
  readonly keepers?: number;
  /** Newest first, undated ones last; each says something. */
  readonly entries: readonly ServiceEntry[];
}

/** What is on record of servicing and MOT; nothing when there is nothing. */
export function serviceBook(vehicle: VehicleInFull, now: number): ServiceBook | undefined {
  const { serviceHistory, keepers } = vehicle;
  const mot = motFacts(vehicle, now);
  const entries = tidyEntries(vehicle.serviceEntries, dayInBritain(now));
  const book: ServiceBook = {
    ...(serviceHistory !== undefined && { history: serviceHistory }),
    ...(mot !== undefined && { mot }),
    ...(keepers !== undefined && Number.isInteger(keepers) && keepers >= 0 && { keepers }),
    entries,
  };
  return Object.keys(book).length > 1 || entries.length > 0 ? book : undefined;
}

const tidyEntries = (entries: readonly ServiceEntry[], today: string): readonly ServiceEntry[] =>
  entries
    .map((entry) => tidyEntry(entry, today))
    .filter((entry) => Object.keys(entry).length > 0)
    .sort((one, other) => compare(other.date ?? '', one.date ?? ''));

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Without blanks, a mileage below 0, and a day that no calendar has or that is yet to come. */
function tidyEntry(entry: ServiceEntry, today: string): ServiceEntry {
  const { date = '', mileage = -1 } = entry;
  const description = entry.description?.trim() ?? '';
  const garage = entry.garage?.trim() ?? '';
  return {
    ...(isCalendarDay(date) && date <= today && { date }),
    ...(Number.isFinite(mileage) && mileage >= 0 && { mileage }),
    ...(description !== '' && { description }),
    ...(garage !== '' && { garage }),
  };
}
