import { isRight } from 'fp-ts/Either';
import { inPoundsAndPence, nothing } from '../../../core/kernel/money';
import type { CalculatorState } from '../../../core/showroom/public';
import { CALCULATOR_WORDS, monthsInWords } from '../../copy/calculator-copy';
import { aprWords } from '../../copy/rate-words';
import { Payment } from './calculator.styles';

interface MonthlyPaymentProps {
  readonly state: CalculatorState;
}

/** The figure that everybody looks for, with the rate it comes at. Never below £0.00 (FIN-12). */
export function MonthlyPayment({ state: { figures, inputs, rates } }: MonthlyPaymentProps) {
  return (
    <Payment className="payment" data-at-foot aria-labelledby="monthly-payment">
      <h2 id="monthly-payment">{CALCULATOR_WORDS.monthly}</h2>
      <p className="amount">
        <strong>{inPoundsAndPence(isRight(figures) ? figures.right.monthly : nothing)}</strong>{' '}
        {CALCULATOR_WORDS.aMonth}
      </p>
      <p className="terms">
        {`${CALCULATOR_WORDS.apr} ${aprWords(rates.apr)} · ${monthsInWords(inputs.months)}`}
      </p>
    </Payment>
  );
}
