/** Time, as a port: nothing in the core reads a clock of its own. */
export interface Clock {
  /** Milliseconds since 1970 in UTC. */
  readonly now: () => number;
}
