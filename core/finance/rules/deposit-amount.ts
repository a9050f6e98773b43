import { greater, lesser, nothing, pence, type Money } from '../../kernel/money';
import { halfUp } from '../../kernel/rounding';
import type { QuoteTerms } from '../ports/quote-desk';

/**
 * What is paid up front: a percentage of the price, or pounds. Never below nothing, never above
 * the price; a deposit that is no number is no deposit.
 */
export function depositAmount(
  price: Money,
  deposit: number,
  depositType: QuoteTerms['depositType'],
): Money {
  const wanted = depositType === 'Percentage' ? (price * deposit) / 100 : deposit * 100;
  if (Number.isNaN(wanted)) return nothing;
  const withinPrice = Math.min(Math.max(wanted, nothing), price);
  return greater(nothing, lesser(price, pence(halfUp(withinPrice))));
}
