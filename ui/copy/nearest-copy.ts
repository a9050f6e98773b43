import type { NearestFault } from '../../core/branch/public';

export const NEAREST_WORDS = {
  title: 'Nearest to you',
  label: 'Your postcode, or its first half',
  hint: 'For example CH1. Only the first half is used, and kept until your visit ends.',
  find: 'Find nearest',
  finding: 'Looking',
  clear: 'Show in the usual order',
} as const;

/** What is wrong with what was typed, and what to do. */
export function nearestFault(fault: NearestFault): string {
  switch (fault.kind) {
    case 'empty':
      return 'Type a postcode, or its first half, like CH1.';
    case 'not-an-outcode':
      return 'That is not a postcode. Type one, or its first half, like CH1.';
    case 'not-known':
      return `We do not know where ${fault.outcode} is. Try a postcode nearby.`;
    case 'no-answer':
      return 'We cannot look that up at the moment. Please try again.';
  }
}

/** "12 miles", with a decimal below ten: as precise as the middle of a district is. */
export function milesWords(miles: number | undefined): string {
  if (miles === undefined) return 'Distance not known';
  if (miles < 1) return 'Less than a mile away';
  const shown = miles < 9.95 ? miles.toFixed(1) : String(Math.round(miles));
  return `${shown} mile${shown === '1.0' ? '' : 's'} away`;
}

/** Heard when the list has been sorted. */
export const sortedWords = (outcode: string, nearest: string): string =>
  `Sorted by distance from ${outcode}. The nearest is ${nearest}.`;
