import { Refused } from './refused';

const UNKNOWN =
  /^(?:null|n\/?a|nan|none|unknown|unspecified|undefined|not (?:known|specified|available|given|stated|provided)|tb[ac]|[-–—.?]+)$/i;

/** Words that people and programs write where they know nothing. */
export const isUnknownWord = (cell: string): boolean => UNKNOWN.test(cell.trim());

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)';
/** "9-5", a Saab, comes out of a spreadsheet as "09-May", "May-09" or "2026-05-09 00:00:00". */
const MADE_DATE = new RegExp(
  `^(?:\\d{1,2}-${MONTH}(?:-\\d{2,4})?|${MONTH}-\\d{2,4}|\\d{4}-\\d\\d-\\d\\d(?:[T ]00:00(?::00)?)?|\\d{1,2}/\\d{1,2}/\\d{4}(?: 00:00(?::00)?)?)$`,
  'i',
);
const ERROR = /^(?:#(?:REF|VALUE|NAME|DIV\/0|NUM|NULL|SPILL|CALC)[!?]|#N\/A|#{3,})$/i;
const SHORTENED = /^\d(?:\.\d+)?E\+\d+$/i;

/** What a spreadsheet has made of a cell, where it is not a day that was meant; `undefined` where nothing is wrong. */
export function spoiltBySpreadsheet(cell: string, isDay: boolean): Refused | undefined {
  const text = cell.trim();
  if (ERROR.test(text)) {
    return new Refused('is an error of a spreadsheet', 'mend the formula and save it once more');
  }
  if (isDay) return undefined;
  if (MADE_DATE.test(text)) {
    return new Refused(
      'was made a date by a spreadsheet',
      'write it again in a column formatted as text',
    );
  }
  return SHORTENED.test(text)
    ? new Refused('was shortened by a spreadsheet', 'write all of it in a column formatted as text')
    : undefined;
}
