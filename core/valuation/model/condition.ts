import type { Reading } from './reading';

/** The condition that a vehicle is valued in beforehand, which no screen asks (CG-013): the code of each reading, and what an enquiry calls it. */
export interface ConditionSent extends Readonly<Record<Reading, string>> {
  /** None is sent where it is empty. */
  readonly label: string;
}
