import { nothing, pounds, subtract } from '../../kernel/money';
import { halfUp } from '../../kernel/rounding';
import type { PriceStep, Valuation } from '../model/valuation';

/**
 * The steps to the Average price in whole pounds, as it is shown. Each sum on the way is rounded and
 * not each step, so that they add up to it to the pound. Empty where the valuer tells no steps, or
 * they do not come to its price.
 */
export function priceLedger({
  prices,
  workings,
}: Pick<Valuation, 'prices' | 'workings'>): readonly PriceStep[] {
  let sum = 0;
  const sums = workings.map(({ amount }) => (sum += amount));
  if (sum !== prices?.average || !sums.every(Number.isSafeInteger)) return [];
  const shown = sums.map((each) => pounds(halfUp(each / 100)));
  return workings.map(({ step }, place) => ({
    step,
    amount: subtract(shown[place] ?? nothing, shown[place - 1] ?? nothing),
  }));
}
