import type { DateOrder } from './day-cell';
import type { DecimalSign } from './number-cell';

/** How the writer of a file writes numbers and days; British unless said otherwise. */
export interface FileHabits {
  readonly decimal: DecimalSign;
  readonly dates: DateOrder;
}

export const BRITISH: FileHabits = { decimal: 'point', dates: 'day-first' };
