import { MONTHLY_STEPS, stepCodeCount, stepCodes } from './bound-steps';
import { monthlyPayments, type MonthlyTerms, type PricedColumns } from './monthly-column';
import { RecentAnswers } from './recent-answers';
import type { Base } from './status-bases';
import type { Histogram } from './histogram';
import type { MeasureColumn } from './measure-column';

/** Every vehicle's monthly payment on one set of terms. */
export interface MonthlyStock {
  /** Pence, `MISSING` where nothing can be quoted. */
  readonly payments: Uint32Array;
  readonly column: MeasureColumn;
  /** Counts of whole bases, as they are asked for. */
  readonly baseTallies: WeakMap<Base, Histogram>;
}

const KEPT_TERMS = 4;

/** Works payments out when terms are first asked for; a few sets of terms stay. */
export class MonthlyStocks {
  private readonly recent = new RecentAnswers<MonthlyStock>(KEPT_TERMS);

  constructor(
    private readonly columns: PricedColumns,
    private readonly today: number,
  ) {}

  on(terms: MonthlyTerms): MonthlyStock {
    const key = [
      terms.deposit,
      terms.depositType,
      terms.mileage,
      terms.months,
      terms.approvedApr,
      terms.approvedProduct,
      terms.product,
    ].join('|');
    return this.recent.get(key, () => {
      const payments = monthlyPayments(this.columns, terms, this.today);
      const codes = stepCodes(payments, MONTHLY_STEPS, 100);
      return {
        payments,
        column: { codes, codeCount: stepCodeCount(MONTHLY_STEPS) },
        baseTallies: new WeakMap(),
      };
    });
  }
}
