const range = /^([A-Z]+)-(\d+)(?:\.\.(\d+))?$/;

/** `FILTER-01..03` written out: FILTER-01, FILTER-02, FILTER-03. A single id stands for itself. */
export function idsInRange(text: string): readonly string[] {
  const [, area, first, last] = range.exec(text) ?? [];
  if (area === undefined || first === undefined) throw new Error(`Not an id or a range: ${text}`);
  const from = Number(first);
  const to = Number(last ?? first);
  if (to < from) throw new Error(`The range runs backwards: ${text}`);
  return Array.from(
    { length: to - from + 1 },
    (_, step) => `${area}-${String(from + step).padStart(first.length, '0')}`,
  );
}
