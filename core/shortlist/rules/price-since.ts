import { nothing, pence, type Money } from '../../kernel/money';

/** How a vehicle's price has moved since the shopper saved it; `by` is never below nothing. */
export interface PriceSince {
  readonly kind: 'fell' | 'rose' | 'same';
  readonly by: Money;
}

/** The move from the price that was asked when a vehicle was saved to the one asked now. */
export function priceSince(saved: Money, now: Money): PriceSince {
  if (now === saved) return { kind: 'same', by: nothing };
  return { kind: now < saved ? 'fell' : 'rose', by: pence(Math.abs(now - saved)) };
}
