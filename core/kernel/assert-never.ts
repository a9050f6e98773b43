/** Marks a branch that the types say cannot happen; reaching it is a programmer's mistake. */
export function assertNever(impossible: never): never {
  throw new Error(`A case is missing for ${JSON.stringify(impossible)}`);
}
