import { left, right, type Either } from 'fp-ts/Either';
import { plainDigits, tidyLine } from './tidy-text';

/** Why a text is no mileage. */
export type MileageFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-a-mileage' }
  /** More than `most` miles. */
  | { readonly kind: 'too-many'; readonly most: number };

/** What a dial of six digits goes to. Miles. */
const MOST_MILES = 999_999;

/** "45200", "45,200", "45 200 miles", and "45k" and "45.2k" of those who round. */
const SHAPE = /^(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.(\d+))?\s?(k?)\s?(?:miles?|mi)?$/i;

/**
 * Whole miles as people write them. A fraction of a mile is refused, never cut (VR-1); nothing driven
 * yet is a mileage too (VALB-28).
 */
export function readMileage(typed: string): Either<MileageFault, number> {
  const text = plainDigits(tidyLine(typed));
  if (text === '') return left({ kind: 'empty' });
  const [, whole = '', fraction = '', thousand = ''] = SHAPE.exec(text) ?? [];
  const decimals = thousand === '' ? 0 : 3;
  const kept = fraction.replace(/(?<!0)0+$/, '');
  if (whole === '' || kept.length > decimals) return left({ kind: 'not-a-mileage' });
  const miles = Number(whole.replace(/[, ]/g, '') + kept.padEnd(decimals, '0'));
  return miles > MOST_MILES ? left({ kind: 'too-many', most: MOST_MILES }) : right(miles);
}
