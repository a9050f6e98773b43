/** Enough for each part of the frame before and after an editor's change, and then some. */
const MOST_PARTS = 16;

/**
 * Keeps what was made of the same contents, so that it is made once; when there is too much of it,
 * the oldest goes. Whatever the thing depends on must be among the contents.
 */
export function partCache<T>(mostParts: number = MOST_PARTS) {
  const parts = new Map<string, T>();
  return (contents: unknown, make: () => T): T => {
    const key = JSON.stringify(contents);
    const before = parts.get(key);
    if (before !== undefined) return before;
    const made = make();
    const oldest = parts.size >= mostParts ? parts.keys().next().value : undefined;
    if (oldest !== undefined) parts.delete(oldest);
    parts.set(key, made);
    return made;
  };
}
