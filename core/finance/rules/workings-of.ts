import { nothing, pence, type Money } from '../../kernel/money';
import { PRODUCTS } from '../model/products';
import type { AgreementFigures, Working, WorkingId, WorkingLine } from '../model/workings';

/**
 * The sum behind every total of an agreement, in the order an auditor goes through them. A total
 * that a lender states otherwise keeps the lender’s figure beside it, as `offBy`: nothing is mended.
 */
export function workingsOf(figures: AgreementFigures): readonly Working[] {
  const { cashPrice, deposit, contribution, credit } = figures;
  const { finalPayment = 'final-payment' } = PRODUCTS[figures.product];
  const paidToLender = [
    line('payments', figures.totalOfPayments),
    ...ifAny(line(finalPayment, figures.finalPayment)),
    ...ifAny(line('fee', feeBeside(figures))),
  ];
  return [
    working('credit', credit, [
      line('cash-price', cashPrice),
      minus('deposit', deposit),
      ...ifAny(minus('contribution', contribution)),
    ]),
    working('total-of-payments', figures.totalOfPayments, paymentLines(figures)),
    working('total-payable', figures.totalAmountPayable, [
      line('deposit', deposit),
      ...paidToLender,
    ]),
    working('charge-for-credit', figures.totalChargeForCredit, [
      ...paidToLender,
      minus('credit', credit),
    ]),
  ];
}

/** The fee that is paid on top of everything else; one inside the final payment is not. */
export const feeBeside = ({ fee, feeTreatment }: AgreementFigures): Money =>
  feeTreatment === 'in-final-payment' ? nothing : fee;

function paymentLines(figures: AgreementFigures): readonly WorkingLine[] {
  const { months, monthly, oddPayment, oddPence } = figures;
  const regular: WorkingLine = {
    what: 'monthly',
    amount: monthly,
    times: oddPayment === undefined ? months : months - 1,
  };
  if (oddPayment === undefined) return [regular];
  const odd = line('odd-payment', oddPayment);
  if (months === 1) return [odd];
  return oddPence === 'last' ? [regular, odd] : [odd, regular];
}

function working(id: WorkingId, stated: Money, terms: readonly WorkingLine[]): Working {
  const result = pence(
    terms.reduce(
      (sum, { amount, times = 1, minus: taken }) => sum + (taken ? -1 : 1) * amount * times,
      0,
    ),
  );
  return { id, terms, result, ...(stated === result ? {} : { offBy: pence(stated - result) }) };
}

const line = (what: WorkingLine['what'], amount: Money): WorkingLine => ({ what, amount });

const minus = (what: WorkingLine['what'], amount: Money): WorkingLine => ({
  what,
  amount,
  minus: true,
});

const ifAny = (term: WorkingLine): readonly WorkingLine[] =>
  term.amount === nothing ? [] : [term];
