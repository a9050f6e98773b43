import { dayInBritain, isCalendarDay } from '../../core/kernel/calendar-day';
import type { CheckKey, SiteSection } from '../../core/stock/public';
import { dayWords } from './day-words';
import { vehicleWord } from './search-copy';

/** CHECK-01. */
export const EVERY_VEHICLE_CHECKED = 'Every vehicle we sell has had a history check.';

/** Where some of the eleven are not listed: never silence that could be taken for all's well. */
export const NOT_ALL_LISTED =
  'Not every check is listed here. Ask us about the others before you buy.';

export const PRINT_CHECK = 'Print this vehicle check';

interface CheckWords {
  readonly title: string;
  readonly message: string;
}

/**
 * CHECK-06: what was looked into, and what was not found (CG-094: the wording is ours). Each says
 * no more than that its own check raised nothing; none says that a vehicle is sound.
 */
export const CHECK_WORDS: Readonly<Record<CheckKey, CheckWords>> = {
  mileage: { title: 'Mileage', message: 'No discrepancy was found in its recorded mileage.' },
  atRisk: { title: 'At risk', message: 'It is not recorded as a vehicle at risk.' },
  writeOff: { title: 'Write-off', message: 'It is not recorded as an insurance write-off.' },
  scrapped: { title: 'Scrapped', message: 'It is not recorded as scrapped.' },
  stolen: { title: 'Stolen', message: 'It is not recorded as stolen.' },
  keepers: { title: 'Keepers', message: 'Nothing was flagged about its keepers.' },
  plateChange: { title: 'Plate changes', message: 'No change of registration was flagged.' },
  colourChanges: { title: 'Colour changes', message: 'No change of colour was flagged.' },
  motHistory: { title: 'MOT history', message: 'Nothing was flagged in its MOT history.' },
  taxAndSorn: {
    title: 'Tax and SORN',
    message: 'Nothing was flagged about road tax or time off the road.',
  },
  originAndUse: {
    title: 'Origin and use',
    message: 'Nothing was flagged about where it came from or how it was used.',
  },
};

/** When this vehicle was checked; nothing where the day is not known. */
export function checkedOn(instant: string | undefined, section: SiteSection): string | undefined {
  const at = Date.parse(instant ?? '');
  const day = Number.isNaN(at) ? '' : dayInBritain(at);
  if (!isCalendarDay(day)) return undefined;
  return `This ${vehicleWord(section, 1)} was checked on ${dayWords(day)}.`;
}
