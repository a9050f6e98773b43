import {
  FINAL_PAYMENT_KINDS,
  financeTable,
  type FinanceRow,
  type Quote,
} from '../../finance/public';
import { comparedRow, type ComparedRow } from '../../stock/public';

/** What a cell about finance says: which product, or a row of that product's own finance table. */
export type ComparedFinance =
  FinanceRow | { readonly row: 'product'; readonly product: Quote['product'] };

/** As a representative example is read, with what else a lender may state beside its kin. */
const ORDER: readonly ComparedFinance['row'][] = [
  'product',
  'monthly-payments',
  'first-payment',
  'all-inclusive-payment',
  'total-price',
  'deposit',
  'contribution',
  'total-deposit',
  'vat-with-deposit',
  'credit',
  'apr',
  'term',
  'total-payable',
  'total-charges',
  'interest-rate',
  'annual-mileage',
  'contract-mileage',
  ...FINAL_PAYMENT_KINDS,
  'option-fee',
  'excess-mileage',
];

/** A vehicle's quote beside those of others. */
export interface QuotedVehicle {
  readonly quote: Quote | undefined;
  /** Whether the vehicle's VAT scheme is Commercial (FIN-50). */
  readonly isCommercial: boolean;
}

/**
 * The finance of vehicles beside each other: each column is a whole representative example, so that
 * no monthly figure stands without its own (CG-051, CONC 3.5.5).
 */
export function compareFinance(
  quoted: readonly QuotedVehicle[],
): readonly ComparedRow<ComparedFinance>[] {
  const tables = quoted.map(({ quote, isCommercial }): readonly ComparedFinance[] =>
    quote === undefined
      ? []
      : [{ row: 'product', product: quote.product }, ...financeTable(quote, isCommercial)],
  );
  return ORDER.flatMap((key) =>
    comparedRow(
      key,
      tables.map((rows) => rows.find(({ row }) => row === key)),
      (one, other) => JSON.stringify(one) === JSON.stringify(other),
    ),
  );
}
