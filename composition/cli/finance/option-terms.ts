import { depositTypeOf, type QuoteTerms } from '../../../core/finance/public';
import type { Options } from '../question/options';
import { isGiven, moneyOption, percentOption, wordAsked } from '../question/option-values';

const DEPOSIT_TYPES = ['Percentage', 'Amount'] as const;

/**
 * A deposit with its type, which follows from the deposit where it is not said (FIN-33); nothing
 * where no deposit is. @throws CommandFailed where it is no percentage or no amount.
 */
export function depositAsked(
  options: Options,
): Pick<QuoteTerms, 'deposit' | 'depositType'> | undefined {
  if (!isGiven(options, 'deposit')) {
    wordAsked(options, 'depositType', DEPOSIT_TYPES, 'Amount');
    return undefined;
  }
  const pounds = moneyOption(options, 'deposit') / 100;
  const depositType = wordAsked(options, 'depositType', DEPOSIT_TYPES, depositTypeOf(pounds));
  const deposit = depositType === 'Percentage' ? percentOption(options, 'deposit', 100) : pounds;
  return { deposit, depositType };
}
