import type { Quote } from '../model/quote';

/**
 * How many payments of the regular amount there are: a lender that states its first or its last
 * payment by itself leaves that one out of the number of regular payments, and where it is of the
 * same amount it is one more of them (FIN-49). One more, once, even where both are (CG-048).
 */
export function paymentsCount({
  numberOfRegularPayments,
  regularPayment,
  firstPayment,
  lastPayment,
}: Pick<
  Quote,
  'numberOfRegularPayments' | 'regularPayment' | 'firstPayment' | 'lastPayment'
>): number {
  const isOneMore = firstPayment === regularPayment || lastPayment === regularPayment;
  return numberOfRegularPayments + (isOneMore ? 1 : 0);
}
