import { depositTypeOf, type QuoteTerms } from '../../../core/finance/public';
import type { Asked } from './asked';
import { isSaid, moneyAsked, percentAsked, wordAsked } from './asked-values';

const DEPOSIT_TYPES = ['Percentage', 'Amount'] as const;

/**
 * A deposit with its type, which follows from the deposit where it is not said (FIN-33); nothing
 * where no deposit is. @throws CommandFailed where it is no percentage or no amount.
 */
export function depositAsked(
  asked: Asked,
): Pick<QuoteTerms, 'deposit' | 'depositType'> | undefined {
  if (!isSaid(asked, 'deposit')) {
    wordAsked(asked, 'depositType', DEPOSIT_TYPES, 'Amount');
    return undefined;
  }
  const pounds = moneyAsked(asked, 'deposit') / 100;
  const depositType = wordAsked(asked, 'depositType', DEPOSIT_TYPES, depositTypeOf(pounds));
  const deposit = depositType === 'Percentage' ? percentAsked(asked, 'deposit', 100) : pounds;
  return { deposit, depositType };
}
