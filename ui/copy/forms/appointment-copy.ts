import { weekRows, type Timetable } from '../../../core/branch/public';
import { hoursWords, rowWords } from '../hours-copy';

/** "Open Monday to Friday 9:00 to 18:00, Saturday 9:00 to 17:30, Sunday closed". */
export const openWords = ({ week }: Timetable): string =>
  `Open ${weekRows(week)
    .map((row) => `${rowWords(row)} ${lowerFirst(hoursWords(row.hours))}`)
    .join(', ')}`;

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Beside the day of an appointment, as long as no branch is chosen. */
export const OPEN_SOMEWHERE =
  'Days on which one of our branches is open. Choose a dealership to see when it is.';

/** Beside it, where nobody tells when the branch is open. */
export const AGREED_WITH_BRANCH = 'The branch agrees the day and the time with you.';
