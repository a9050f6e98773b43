import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { FinanceProduct, Quote, QuoteSet } from '../../../core/finance/public';
import { amount, count, isRecord, money, sterling, text } from '../lenient';
import { withoutAbsent } from '../without-absent';

const percent = new t.Type<number, number, unknown>(
  'percent',
  (value): value is number => typeof value === 'number',
  (value, context) => {
    const found = amount.decode(value);
    return isRight(found) && found.right !== undefined
      ? t.success(found.right)
      : t.failure(value, context);
  },
  t.identity,
);

/**
 * A quote as it travels. What a representative example must show (CONC 3.5.5) is read strictly:
 * a quote without it cannot be advertised, so it is not there at all. A monthly payment of null
 * is how the lenders say that they do not quote (CARD-26).
 */
export const QuoteDto = t.strict(
  {
    regular_payment: sterling,
    number_of_regular_payments: count,
    term: count,
    cash_price: sterling,
    deposit: sterling,
    balance: sterling,
    total_amount_payable: sterling,
    apr: percent,
    interest_rate: amount,
    contract_mileage: amount,
    final_payment: money,
    residual: money,
    option_fee: money,
    lender: text,
  },
  'Quote',
);
export type QuoteDto = t.TypeOf<typeof QuoteDto>;

/** One vehicle's quotes (CALL-23); nothing when there is none of either kind. */
export function toQuoteSet(entry: unknown): QuoteSet | undefined {
  if (!isRecord(entry)) return undefined;
  const hp = toQuote('HP', entry['hpQuote']);
  const pcp = toQuote('PCP', entry['pcpQuote']);
  return hp === undefined && pcp === undefined ? undefined : withoutAbsent({ hp, pcp });
}

function toQuote(product: FinanceProduct, value: unknown): Quote | undefined {
  const outcome = QuoteDto.decode(value);
  if (!isRight(outcome)) return undefined;
  const dto = outcome.right;
  return withoutAbsent({
    product,
    regularPayment: dto.regular_payment,
    numberOfRegularPayments: dto.number_of_regular_payments,
    termMonths: dto.term,
    cashPrice: dto.cash_price,
    deposit: dto.deposit,
    amountOfCredit: dto.balance,
    totalAmountPayable: dto.total_amount_payable,
    apr: dto.apr,
    interestRate: dto.interest_rate,
    annualMileage: dto.contract_mileage,
    optionalFinalPayment: product === 'PCP' ? (dto.final_payment ?? dto.residual) : undefined,
    optionFee: dto.option_fee,
    lender: dto.lender,
  });
}
