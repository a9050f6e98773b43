import { left, right, type Either } from 'fp-ts/Either';
import type { Brand } from './brand';
import { plainDigits, tidyLine } from './tidy-text';

/** Whole miles as digits alone, "45200". */
export type Mileage = Brand<string, 'mileage'>;

/** Why a text is no mileage. */
export type MileageFault = { readonly kind: 'empty' } | { readonly kind: 'not-a-mileage' };

/** As many digits as a dial has. */
const MOST_DIGITS = 6;

/** "45200", "45,200", "45 200 miles", and "45k" of those who round. */
const SHAPE = /^(\d{1,3}(?:[, ]\d{3})+|\d+)\s?(k)?\s?(?:miles?|mi)?$/i;

/** Miles as people write them; thousands may be parted by commas or spaces. */
export function readMileage(typed: string): Either<MileageFault, Mileage> {
  const text = plainDigits(tidyLine(typed));
  if (text === '') return left({ kind: 'empty' });
  const [, figure, thousands] = SHAPE.exec(text) ?? [];
  if (figure === undefined) return left({ kind: 'not-a-mileage' });
  const digits = figure.replace(/[, ]/g, '') + (thousands === undefined ? '' : '000');
  const whole = digits.replace(/^0+(?=\d)/, '');
  return whole.length > MOST_DIGITS ? left({ kind: 'not-a-mileage' }) : right(whole as Mileage);
}
