import { depositTypeOf, termForProduct } from '../../finance/public';
import type { FinanceTerms } from './stock-query';

/** What a shopper can change of the terms. `type: undefined` is "either". */
export interface FinanceChange {
  readonly deposit?: number;
  readonly mileage?: number;
  readonly months?: number;
  readonly type?: FinanceTerms['type'] | undefined;
}

/** The terms after a change; the kind of deposit follows from the deposit (FIN-33, FIN-34). */
export function changedTerms(terms: FinanceTerms, change: FinanceChange): FinanceTerms {
  const deposit = change.deposit ?? terms.deposit;
  const type = 'type' in change ? change.type : terms.type;
  return {
    deposit,
    depositType: depositTypeOf(deposit),
    mileage: change.mileage ?? terms.mileage,
    months: change.months ?? terms.months,
    ...(type !== undefined && { type }),
  };
}

/**
 * The terms as the back end is asked them: a product that was chosen has its longest term, and no
 * more is asked for than that (FIN-37). The shopper’s own term stays in the address, for the product
 * that can have it.
 */
export const requestedTerms = (terms: FinanceTerms): FinanceTerms =>
  terms.type === undefined ? terms : { ...terms, months: termForProduct(terms.type, terms.months) };
