import type { JudgedMark } from '../../core/kernel/registration-mark';
import type { IssuePeriod } from '../../core/kernel/registration-issue';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const monthOf = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';

/** When marks of an age were given out: "March to August 2024", "September 2024 to February 2025". */
export function issuedInWords({ from, to }: IssuePeriod): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  return first === last
    ? `${monthOf(from)} to ${monthOf(to)} ${last}`
    : `${monthOf(from)} ${first} to ${monthOf(to)} ${last}`;
}

/**
 * What a mark is and what it tells, under the box that it was typed into; nothing of what is none.
 * The vehicle under a personal mark may be newer than the mark (`JudgedMark`).
 */
export function markWords({ kind, mark, issued, isPersonal }: JudgedMark): string {
  const plate: string = mark ?? '';
  const period = issued === undefined ? undefined : issuedInWords(issued);
  switch (kind) {
    case 'current':
      return `${plate.slice(2, 4)}: ${period ?? ''}`;
    case 'prefix':
      return period === undefined
        ? 'Q mark: it tells no year'
        : isPersonal
          ? `Personal mark. ${plate.charAt(0)}: ${period}, or newer`
          : `Prefix mark. ${plate.charAt(0)}: ${period}`;
    case 'suffix':
      return `Suffix mark. ${plate.slice(-1)}: ${period ?? ''}`;
    case 'dateless':
      return 'Personal or dateless mark: it tells no year';
    case 'northern-ireland':
      return 'Northern Ireland mark: it tells no year';
    case 'not-issued':
      return `No plate has ${plate.slice(2, 4)}: please check it`;
    case 'military':
      return 'Military mark: we cannot look it up';
    case 'diplomatic':
      return 'Diplomatic mark: we cannot look it up';
    case 'invalid':
      return '';
  }
}

/** On a button: the mark that is probably meant where O and 0 or I and 1 were mixed. */
export const likelyWords = (mark: string): string => `Did you mean ${mark}?`;
