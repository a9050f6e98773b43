import { left, right, type Either } from 'fp-ts/Either';
import { pence, type Money } from '../../kernel/money';
import { plainDigits, tidyLine } from '../../kernel/tidy-text';

/** What nobody owes on one vehicle. Pounds. */
const MOST_POUNDS = 9_999_999;

const AMOUNT = /^£?\s?(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/**
 * Outstanding finance as people write it: "3500", "£3,500", "3500.50" (VALA-14); nothing where
 * nothing was typed. More than the vehicle is worth is an amount like any other.
 */
export function readSettlement(
  typed: string,
): Either<{ readonly kind: 'not-an-amount' }, Money | undefined> {
  const text = plainDigits(tidyLine(typed));
  if (text === '') return right(undefined);
  const [, whole = '', fraction = ''] = AMOUNT.exec(text) ?? [];
  const pounds = Number(whole.replace(/[, ]/g, ''));
  return whole === '' || pounds > MOST_POUNDS
    ? left({ kind: 'not-an-amount' })
    : right(pence(pounds * 100 + Number(fraction.padEnd(2, '0'))));
}
