/**
 * Whether something of the moment `at` is still younger than `milliseconds`; all are of one clock. What
 * lies ahead of it is not: the clock was set back, and nobody knows how old it is.
 */
export function isRecent(at: number, now: number, milliseconds: number): boolean {
  const age = now - at;
  return age >= 0 && age < milliseconds;
}
