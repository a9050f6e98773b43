const range = /^([A-Z]+)-(\d+)(?:\.\.(\d+))?$/;

const idsInText = /\b([A-Z]{2,8})-(\d{1,3})(?:(?:\.\.|–| to )(?:\1-)?(\d{1,3})\b)?/g;

/** `FILTER-01..03` written out: FILTER-01, FILTER-02, FILTER-03. A single id stands for itself. */
export function idsInRange(text: string): readonly string[] {
  const [, area, first, last] = range.exec(text) ?? [];
  if (area === undefined || first === undefined) throw new Error(`Not an id or a range: ${text}`);
  return written(area, first, last);
}

/** Every id in a text, ranges such as `WE-001 to WE-006` and `CALL-03..12` written out. */
export const idsIn = (text: string): readonly string[] =>
  [...text.matchAll(idsInText)].flatMap(([, area = '', first = '', last]) =>
    written(area, first, last),
  );

function written(area: string, first: string, last: string | undefined): readonly string[] {
  const from = Number(first);
  const to = Number(last ?? first);
  if (to < from) {
    throw new Error(`The range runs backwards: ${area}-${first} to ${String(to)}`);
  }
  return Array.from(
    { length: to - from + 1 },
    (_, step) => `${area}-${String(from + step).padStart(first.length, '0')}`,
  );
}
