/** Enough for each part of the frame before and after an editor's change, and then some. */
const MOST_HELD = 16;

/**
 * Keeps what was made of the same contents, so that it is made once; when there is too much of it,
 * the oldest goes. Whatever the thing depends on must be among the contents.
 */
export function heldParts<T>(mostHeld: number = MOST_HELD) {
  const held = new Map<string, T>();
  return (contents: unknown, make: () => T): T => {
    const key = JSON.stringify(contents);
    const before = held.get(key);
    if (before !== undefined) return before;
    const made = make();
    const oldest = held.size >= mostHeld ? held.keys().next().value : undefined;
    if (oldest !== undefined) held.delete(oldest);
    held.set(key, made);
    return made;
  };
}
