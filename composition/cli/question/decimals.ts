import type { Money } from '../../../core/kernel/money';

/** "397.24": pounds with two decimals, as other programs read money. Made from digits, never a float. */
export function inDecimals(amount: Money): string {
  const size = Math.abs(amount);
  const odd = size % 100;
  return `${amount < 0 ? '-' : ''}${(size - odd) / 100}.${String(odd).padStart(2, '0')}`;
}
