import { approvedTerms } from './approved-terms';
import { defer } from 'rxjs';
import type {
  FinanceDefault,
  QuotesByStockId,
  QuoteSet,
  QuoteTerms,
} from '../../../core/finance/public';
import { pence, pounds } from '../../../core/kernel/money';
import { makeScope } from '../../../core/kernel/scope';
import {
  createFinanceChoice,
  createFinanceMemory,
  createPersonalisedFinance,
} from '../../../core/showroom/public';
import type { FinanceAnswer } from '../../../core/showroom/vehicle/personalised-finance-state';
import type { PersonalisedFinanceStart } from '../../../core/showroom/vehicle/personalised-finance';
import type { StockId } from '../../../core/stock/public';
import { anHpQuote, aPcpQuote } from '../mothers/quote';
import { answering, type Answer } from './search-ports';

export const FIESTA = '48213' as StockId;

/** Figures that tell which terms they were worked out with: no two terms have the same payment. */
export function quotedOn(terms: QuoteTerms): QuoteSet {
  const { months, deposit, depositType, mileage, approvedApr = 12.9 } = terms;
  const regularPayment = pence(months * 1_000_000 + deposit * 7 + mileage);
  const paid = depositType === 'Percentage' ? pounds(1899) : pounds(deposit);
  const shared = { deposit: paid, annualMileage: mileage, apr: approvedApr, regularPayment };
  return {
    HP: anHpQuote({ ...shared, termMonths: months, numberOfRegularPayments: months }),
    PCP: aPcpQuote({ ...shared, termMonths: Math.min(months, 48) }),
  };
}

const standardTerms: QuoteTerms = {
  deposit: 20,
  depositType: 'Percentage',
  mileage: 8000,
  months: 60,
};

/** What the page came with. */
export const STANDARD: FinanceAnswer = { terms: standardTerms, quotes: quotedOn(standardTerms) };

export interface AnswersOfPanel {
  readonly quotes?: (terms: QuoteTerms) => Answer<QuotesByStockId>;
  readonly approvedApr?: number;
  readonly kept?: FinanceDefault;
}

/** A panel of the £9,495 Fiesta over lenders that answer at once, unless told otherwise. */
export function openPanel(
  answers: AnswersOfPanel = {},
  start: Partial<PersonalisedFinanceStart> = {},
) {
  const asked: QuoteTerms[] = [];
  const written: FinanceDefault[] = [];
  const scope = makeScope();
  const choice = createFinanceChoice(scope, {});
  const memory = createFinanceMemory(scope, {
    read: () => answers.kept,
    write: (terms) => written.push(terms),
  });
  const panel = createPersonalisedFinance(
    scope,
    {
      quotes: {
        quotesFor: (_, terms) =>
          defer(() => {
            asked.push(terms);
            return answers.quotes?.(terms) ?? answering({ [FIESTA]: quotedOn(terms) });
          }),
      },
      approvedRate: { read: () => approvedTerms(answers.approvedApr) },
      memory,
    },
    choice,
    { stockId: FIESTA, finalPrice: pounds(9495), standard: STANDARD, ...start },
  );
  return { panel, scope, choice, memory, asked, written };
}
