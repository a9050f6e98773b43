import { lesser, nothing, pence } from '../../kernel/money';
import type { AgreementFigures, MoneyBreakdown, Slice } from '../model/workings';
import { feeBeside } from './workings-of';

/**
 * Where the money of an agreement goes: once by how it is paid, once by what it is for. The total is
 * the sum of all that is paid, whatever total a lender prints; interest is what the other purposes
 * leave of it. Deposit and interest are told even where they are nothing, the rest only if there. Of
 * a fee inside the rate that repays credit too, only what is charge counts as fee.
 */
export function moneyBreakdown(figures: AgreementFigures): MoneyBreakdown {
  const { deposit, totalOfPayments, finalPayment, fee, credit } = figures;
  const beside = feeBeside(figures);
  const total = pence(deposit + totalOfPayments + finalPayment + beside);
  const charge = pence(total - deposit - credit);
  const feeInCharge = charge < nothing ? fee : lesser(fee, charge);
  return {
    total,
    pays: [
      { kind: 'deposit', amount: deposit },
      { kind: 'payments', amount: totalOfPayments },
      ...ifAny({ kind: 'final-payment', amount: finalPayment }),
      ...ifAny({ kind: 'fee', amount: beside }),
    ],
    goesTo: [
      { kind: 'deposit', amount: deposit },
      { kind: 'credit', amount: credit },
      { kind: 'interest', amount: pence(charge - feeInCharge) },
      ...ifAny({ kind: 'fee', amount: feeInCharge }),
    ],
  };
}

const ifAny = (slice: Slice): readonly Slice[] => (slice.amount === nothing ? [] : [slice]);
