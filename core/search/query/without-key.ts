/** The same record without one of its keys. */
export function withoutKey<R extends object, K extends keyof R>(record: R, key: K): Omit<R, K> {
  const { [key]: _, ...others } = record;
  return others;
}
