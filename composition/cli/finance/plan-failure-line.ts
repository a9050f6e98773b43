import type { AprFailure, PlanFailure } from '../../../core/finance/public';
import { assertNever } from '../../../core/kernel/assert-never';
import { inPoundsAndPence } from '../../../core/kernel/money';
import type { Options } from '../question/options';
import { inPercent } from '../question/figure-lines';

/** Why an agreement cannot be worked out, in one line that names what to change. */
export function planFailureLine(failure: PlanFailure, asked: Options): string {
  const { nameOf } = asked;
  switch (failure.kind) {
    case 'negative-amount':
      return `${nameOf(failure.field)} must not be negative.`;
    case 'nothing-borrowed':
      return `${nameOf('credit')} is nothing: where nothing is borrowed there is no agreement.`;
    case 'months-out-of-range':
      return `${nameOf('months')} must be a whole number from 1 to 600.`;
    case 'apr-out-of-range':
      return `${nameOf('apr')} must be a percentage from 0 to 1,000.`;
    case 'final-payment-too-large':
      return `${nameOf('finalPayment')} is more than this credit can bear: at most ${inPoundsAndPence(failure.most)}.`;
    case 'fee-too-large':
      return `${nameOf('fee')} within the APR is more than this credit can bear.`;
    case 'fee-above-final-payment':
      return `${nameOf('fee')} is said to be in the final payment, which is smaller than the fee.`;
    case 'amount-too-large':
      return 'The amounts are too large to be kept to the penny.';
    default:
      return assertNever(failure);
  }
}

/** Why there is no APR, in one line. */
export function aprFailureLine(failure: AprFailure, { nameOf }: Options): string {
  const flows = nameOf('flows');
  switch (failure.kind) {
    case 'not-a-number':
      return `${flows} must be numbers.`;
    case 'no-solution':
      return `${flows} have no APR: no rate makes what is advanced worth what is paid back.`;
    case 'payments-below-credit':
      return `${flows} have no APR: less is paid back than was advanced (${inPercent(failure.exact)}).`;
    default:
      return assertNever(failure);
  }
}
