/** What a reader makes of kept text; undefined for text that nobody wrote, or that it cannot read. */
export function fromJson<T>(text: string | null, read: (kept: unknown) => T): T | undefined {
  try {
    return read(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}
