import { nothing } from '../../kernel/money';
import type { CashFlow, FinancePlan } from '../model/finance-plan';

/** What falls due in a month of an agreement, in pence, and which part of it is the option fee. */
export interface DueInMonth {
  readonly month: number;
  readonly kind: 'regular' | 'final';
  readonly payment: number;
  readonly fee: number;
}

/** Every payment of a plan in order, the fee on the line it is due with. */
export function paymentsDue(plan: FinancePlan): readonly DueInMonth[] {
  const { months, monthly, oddPayment = monthly, oddPence, finalPayment, fee } = plan;
  const oddMonth = oddPence === 'first' ? 1 : months;
  const feeBeside = plan.feeTreatment === 'in-final-payment' ? nothing : fee;
  const feeMonth = finalPayment > nothing ? months + 1 : months;
  const regular = Array.from({ length: months }, (_, place): DueInMonth => {
    const month = place + 1;
    const payment = month === oddMonth ? oddPayment : monthly;
    const due = month === feeMonth ? fee : nothing;
    return { month, kind: 'regular', payment: payment + due, fee: due };
  });
  return finalPayment === nothing
    ? regular
    : [...regular, { month: feeMonth, kind: 'final', payment: finalPayment + feeBeside, fee }];
}

/**
 * A plan as flows of pence over years of twelve equal months: what its APR is solved from. The fee
 * is part of the charge, the deposit is not (CONC App 1.2).
 */
export const flowsOf = (plan: FinancePlan): readonly CashFlow[] => [
  { years: 0, amount: nothing - plan.credit },
  ...paymentsDue(plan).map(({ month, payment }) => ({ years: month / 12, amount: payment })),
];
