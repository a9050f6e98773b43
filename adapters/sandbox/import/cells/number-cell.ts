import { Refused, type Read } from './refused';

/** The sign before the decimals: "1,234.5" has a point, "1.234,5" a comma. */
export const DECIMAL_SIGNS = ['point', 'comma'] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

const SPACES = /[\s\u00a0\u2009\u202f]/gu;
const PLAIN = /^\d+(?:\.\d+)?$/;
/** Thousands in threes after the first, all parted by the same sign. */
const GROUPED = /^\d{1,3}(?:([,'’ ])\d{3})(?:\1\d{3})*(?:\.\d+)?$/;

const swapped = (text: string): string =>
  text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));

const otherSign = (decimal: DecimalSign): DecimalSign => (decimal === 'point' ? 'comma' : 'point');

/** "--decimal comma": what to say of a file that writes its numbers the other way. */
const otherWay = (decimal: DecimalSign): string => `say --decimal ${otherSign(decimal)}`;

/**
 * The digits of a number as they are written, thousands taken out and a point before the decimals: "12,345.60" is
 * "12345.60". Never through a float, so that no penny moves. What could be another number is refused.
 */
export function plainDigits(cell: string, decimal: DecimalSign): Read<string> {
  const spaced = cell.trim().replace(SPACES, ' ');
  const text = decimal === 'comma' ? swapped(spaced) : spaced;
  if (PLAIN.test(text)) return text;
  if (GROUPED.test(text)) return text.replace(/[,'’ ]/g, '');
  if (/^\d(?:[.,]\d+)?E\+?\d+$/i.test(text)) {
    return new Refused(
      'was shortened by a spreadsheet',
      'write all its figures, in a cell formatted as text',
    );
  }
  if (/^[-−–]\s*[\d.,]/.test(text)) return new Refused('is below nothing', 'leave the cell empty');
  if (/^[\d.,'’ ]+$/.test(text)) {
    return new Refused(
      'has signs that may part thousands or decimals',
      `write it without thousands, as ${decimal === 'point' ? '12345.6' : '12345,6'}, or ${otherWay(decimal)}`,
    );
  }
  return new Refused('is no number', 'write figures alone');
}

/** "12.345" is twelve thousand to one country, and a little more than twelve to another: the same when it is "12.000". */
export const mayBeThousands = (digits: string): boolean => /^\d{1,3}\.\d{3}$/.test(digits);

/** A number within bounds. One that ought to be whole is not rounded: "12.345" may be twelve thousand. */
export function readNumber(
  cell: string,
  decimal: DecimalSign,
  bounds: {
    readonly least: number;
    readonly most: number;
    readonly isWhole: boolean;
    /** Of things that come by the thousand, so that three decimals may be none. */
    readonly isCounted?: boolean;
  },
): Read<number> {
  const digits = plainDigits(cell, decimal);
  if (digits instanceof Refused) return digits;
  const value = Number(digits);
  const isCounted = bounds.isCounted ?? bounds.isWhole;
  if ((bounds.isWhole && !Number.isInteger(value)) || (isCounted && mayBeThousands(digits))) {
    return new Refused(
      'ought to be whole',
      `write thousands as 12345, or ${otherWay(decimal)} if that sign parts thousands`,
    );
  }
  if (value < bounds.least || value > bounds.most) {
    return new Refused(
      `is not between ${String(bounds.least)} and ${String(bounds.most)}`,
      'put it right, or leave the cell empty',
    );
  }
  return value;
}
