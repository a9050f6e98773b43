import { pounds, type Money } from '../../kernel/money';
import type { QuoteTerms } from '../ports/quote-desk';

type Deposit = Pick<QuoteTerms, 'deposit' | 'depositType'>;

/**
 * A default deposit that suits this vehicle: an amount at or above the final price gives way to
 * £1,000 where the price is over £2,000, else to nothing. A percentage always suits (FIN-30, CG-045).
 */
export function affordableDeposit(finalPrice: Money, chosen: Deposit): Deposit {
  if (chosen.depositType === 'Percentage' || finalPrice > chosen.deposit * 100) return chosen;
  return { deposit: finalPrice > pounds(2000) ? 1000 : 0, depositType: 'Amount' };
}
