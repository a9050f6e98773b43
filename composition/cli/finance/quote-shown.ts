import { financeTable, type FinanceProduct, type Quote } from '../../../core/finance/public';
import {
  FINANCE_ROW_NAMES,
  financeRowWords,
  lenderLine,
  otherProduct,
  productInFull,
} from '../../../ui/copy/personalise-copy';
import { inDecimals } from '../question/decimals';
import { figureLines } from '../question/figure-lines';

/** A vehicle's quote, and the product that was asked for. */
export interface QuoteAnswer {
  readonly stockId: string;
  readonly product: FinanceProduct;
  readonly quote: Quote;
}

const MONEY_KEYS = [
  'regularPayment',
  'firstPayment',
  'lastPayment',
  'optionalFinalPayment',
  'cashPrice',
  'totalPrice',
  'deposit',
  'contribution',
  'totalDeposit',
  'amountOfCredit',
  'optionFee',
  'totalCharges',
  'totalAmountPayable',
  'allInclusivePayment',
] as const satisfies readonly (keyof Quote)[];

/** The quote as it is, its money in decimals. */
export function quoteInJson({ stockId, quote }: QuoteAnswer) {
  const amounts = MONEY_KEYS.flatMap((key) => {
    const amount = quote[key];
    return amount === undefined ? [] : [[key, inDecimals(amount)] as const];
  });
  const { valueAddedProducts } = quote;
  return {
    stockId,
    ...quote,
    ...Object.fromEntries(amounts),
    ...(valueAddedProducts === undefined
      ? {}
      : {
          valueAddedProducts: valueAddedProducts.map(({ name, price }) => ({
            name,
            ...(price === undefined ? {} : { price: inDecimals(price) }),
          })),
        }),
  };
}

/** The finance table of the vehicle's page (FIN-22, FIN-48), in its words. */
export function quoteInText({ stockId, product, quote }: QuoteAnswer): readonly string[] {
  return [
    `${productInFull(quote.product)}, stock id ${stockId}`,
    ...(quote.product === product ? [] : [otherProduct(product, quote.product)]),
    ...(quote.lender === undefined ? [] : [lenderLine(quote.lender)]),
    '',
    ...figureLines(
      financeTable(quote, false).map((row) => [FINANCE_ROW_NAMES[row.row], financeRowWords(row)]),
    ),
    ...(quote.notifications ?? []),
  ];
}
