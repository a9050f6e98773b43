import type { DisabledDays } from '../model/form-definition';

/** The first and the last day that can be chosen, "2026-11-28"; no limit where there is none. */
export interface DateLimits {
  readonly earliest?: string;
  readonly latest?: string;
}

/**
 * The days of a date field that can be chosen: its option names those that cannot, and without one
 * the past is closed (FORM-10, CG-101). Today, a day of the United Kingdom, always is open.
 */
export function dateLimits(disabled: DisabledDays | undefined, today: string): DateLimits {
  switch (disabled) {
    case 'none':
      return {};
    case 'future':
      return { latest: today };
    case 'past':
    case undefined:
      return { earliest: today };
  }
}
