import { isRight } from 'fp-ts/Either';
import { figuresWithPartExchange, type Quote } from '../../finance/public';
import { add, greater, lesser, nothing, pounds, subtract, type Money } from '../../kernel/money';
import { MINIMUM_DEPOSIT } from '../../reservation/public';
import type { OrderAgreement } from '../model/order-agreement';
import type { PartExchange, PaymentMethod } from '../model/order-sections';
import { CARD_DEPOSIT } from '../model/order-terms';

export interface AgreementParts {
  /** After any reduction, with VAT and without the fee. */
  readonly price: Money;
  readonly adminFee: Money;
  readonly partExchange: PartExchange;
  /** Absent while none is chosen: nothing is first then. */
  readonly paymentMethod?: PaymentMethod;
  /** What the customer has paid to reserve the vehicle. */
  readonly reservationFee: Money;
  /** The lender's, on the terms of a payment by finance. */
  readonly quote?: Quote;
}

/**
 * What an order comes to, from the prices of this moment. `undefined` where it is to be financed
 * and the lender quotes nothing on these terms, or nothing is left to finance.
 */
export function agreeOrder({
  price,
  adminFee,
  partExchange,
  paymentMethod,
  reservationFee,
  quote,
}: AgreementParts): OrderAgreement | undefined {
  const total = add(price, adminFee);
  const equity =
    partExchange.kind === 'none'
      ? nothing
      : subtract(partExchange.value, greater(nothing, partExchange.settlement));
  const brought = greater(nothing, equity);
  const left = subtract(subtract(total, brought), reservationFee);
  const toPay = greater(nothing, left);
  const sums = {
    price,
    adminFee,
    total,
    partExchange: brought,
    stillOwed: greater(nothing, subtract(nothing, equity)),
    reservationFee,
    toPay,
    over: greater(nothing, subtract(nothing, left)),
  };
  switch (paymentMethod?.kind) {
    case undefined:
      return { ...sums, first: nothing };
    case 'bank-transfer':
      return { ...sums, first: toPay };
    case 'card-deposit':
      return { ...sums, first: toPay < MINIMUM_DEPOSIT ? nothing : lesser(CARD_DEPOSIT, toPay) };
    case 'finance': {
      if (quote === undefined) return undefined;
      const figures = figuresWithPartExchange(quote, brought);
      return isRight(figures)
        ? {
            ...sums,
            // The fee is no part of what is financed.
            first: greater(
              nothing,
              subtract(add(pounds(paymentMethod.deposit), adminFee), reservationFee),
            ),
            finance: { quote, figures: figures.right },
          }
        : undefined;
    }
  }
}
