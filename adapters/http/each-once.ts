/** The first of all that have the same name, in their order: an answer may hold a thing twice. */
export function eachOnce<T>(things: readonly T[], nameOf: (thing: T) => unknown): readonly T[] {
  const seen = new Set<unknown>();
  return things.filter((thing) => {
    const name = nameOf(thing);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
