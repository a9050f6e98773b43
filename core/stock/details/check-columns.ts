import { CHECK_KEYS, type CheckKey, type VehicleCheck } from '../model/vehicle-check';

const CHECKS_IN_A_COLUMN = 4;

/** What a vehicle's history check shows (CHECK-04, CHECK-07). */
export interface CheckColumns {
  /** Columns of four, in the order of the keys; the last may be short. None: nothing to show. */
  readonly columns: readonly (readonly CheckKey[])[];
  /** All eleven are there. If not, nobody may say that all is well. */
  readonly isComplete: boolean;
}

/**
 * What was looked for and not found. What was flagged is left out first and the columns filled
 * then (CG-085); a key told twice is flagged if it is once.
 */
export function checkColumns({ items }: VehicleCheck): CheckColumns {
  const shown = CHECK_KEYS.filter((key) => {
    const told = items.filter((item) => item.key === key);
    return told.length > 0 && told.every(({ flagged }) => !flagged);
  });
  const starts = shown.flatMap((_, place) => (place % CHECKS_IN_A_COLUMN === 0 ? [place] : []));
  return {
    columns: starts.map((start) => shown.slice(start, start + CHECKS_IN_A_COLUMN)),
    isComplete: shown.length === CHECK_KEYS.length,
  };
}
