import { timeInBritain } from '../../kernel/british-time';
import { dayInBritain } from '../../kernel/calendar-day';
import type { Clock } from '../../kernel/ports/clock';

/** The moment it is in the United Kingdom. */
export interface BritishNow {
  /** "2026-11-28". */
  readonly today: string;
  /** "14:05"; where it is not known, all of today's times are ahead. */
  readonly timeOfDay?: string;
}

/** The moment that it is in the United Kingdom. */
export const britishNow = (clock: Clock): Required<BritishNow> => ({
  today: dayInBritain(clock.now()),
  timeOfDay: timeInBritain(clock.now()),
});
