import {
  holidaysOf,
  openingAt,
  type HolidayCalendar,
  type Dealership,
} from '../../../../core/branch/public';
import { dayInBritain } from '../../../../core/kernel/calendar-day';
import { openingWords } from '../../../copy/opening-copy';
import { OpeningSign } from './opening.styles';

interface OpeningLineProps {
  readonly branch: Dealership;
  readonly calendar: HolidayCalendar;
  /** Milliseconds since 1970 in UTC. */
  readonly now: number;
}

/** Whether the showroom is open, and until when or when again; nothing where no hours are told. */
export function OpeningLine({ branch, calendar, now }: OpeningLineProps) {
  const timetable = branch.departments[0]?.timetable;
  if (timetable === undefined) return null;
  const opening = openingAt(timetable, holidaysOf(calendar, branch), now);
  return (
    <OpeningSign $kind={opening.kind}>
      <span>{openingWords(opening, dayInBritain(now))}</span>
    </OpeningSign>
  );
}
