/** Identifiers that nobody can guess and nobody else has. */
export interface Ids {
  readonly next: () => string;
}
