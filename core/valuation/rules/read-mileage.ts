import { left, right, type Either } from 'fp-ts/Either';
import { plainDigits, tidyLine } from '../../kernel/tidy-text';

/** Why a text is no mileage. */
export type MileageFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-a-mileage' }
  | { readonly kind: 'too-many'; readonly most: number };

/** What the counter of no vehicle goes beyond. Miles. */
const MOST_MILES = 999_999;

const TYPED = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?(k?)(?:\s*(?:miles|mi))?$/i;

/**
 * Whole miles as people write them: "42000", "42,000", "42k", "42.5k miles". A fraction of a mile is
 * refused, never cut (VR-1); nothing driven yet is a mileage too (VALB-28).
 */
export function readMileage(typed: string): Either<MileageFault, number> {
  const text = plainDigits(tidyLine(typed));
  if (text === '') return left({ kind: 'empty' });
  const [, whole = '', fraction = '', thousand = ''] = TYPED.exec(text) ?? [];
  const zeros = thousand === '' ? 0 : 3;
  const kept = fraction.replace(/(?<!0)0+$/, '');
  if (whole === '' || kept.length > zeros) return left({ kind: 'not-a-mileage' });
  const miles = Number(whole.replaceAll(',', '') + kept.padEnd(zeros, '0'));
  return miles > MOST_MILES ? left({ kind: 'too-many', most: MOST_MILES }) : right(miles);
}
