const WHOLE_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** How a form writes its days: "28/11/2026" (FORM-08), or "28/11/26" (PX-09, CG-100). */
export type DateFormat = 'DD/MM/YYYY' | 'DD/MM/YY';

/** A day as a form writes it. What is no day stays as it is. */
export const shownDay = (day: string, format: DateFormat = 'DD/MM/YYYY'): string =>
  day.replace(WHOLE_DAY, (_, year: string, month: string, of: string) =>
    [of, month, format === 'DD/MM/YY' ? year.slice(2) : year].join('/'),
  );

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;

/**
 * A day as people write it, day first, or as "2026-11-28"; two digits are a year of this century, or
 * of the last one where that would be after `latest`, "2026-11-28". The text as it was where it is
 * neither: whether a calendar has the day is not looked at (DT-3).
 */
export function dayFromText(text: string, latest?: string): string {
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text.trim()) ?? [];
  if (year === '') return text.trim();
  const rest = `-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year.length === 4) return year + rest;
  const ofThisCentury = `20${year}${rest}`;
  return latest !== undefined && ofThisCentury > latest ? `19${year}${rest}` : ofThisCentury;
}
