import { isLeft } from 'fp-ts/Either';
import { inPoundsAndPence, type Money } from '../../../core/kernel/money';
import type { CalculatorState } from '../../../core/showroom/public';
import { CALCULATOR_WORDS, monthsInWords, noPaymentReason } from '../../copy/calculator-copy';
import { aprWords, rateWords } from '../../copy/rate-words';
import { Notice } from '../../parts/notice/notice';
import { Rows } from './calculator.styles';

interface CalculatorRowsProps {
  readonly state: CalculatorState;
}

type Row = readonly [label: string, value: string];

/** What the agreement comes to (FIN-04); why it comes to nothing, where it does (FIN-12). */
export function CalculatorRows({ state }: CalculatorRowsProps) {
  const { figures } = state;
  return (
    <>
      {isLeft(figures) && <Notice tone="warning">{noPaymentReason(figures.left)}</Notice>}
      <Rows>
        {rowsOf(state).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Rows>
    </>
  );
}

function rowsOf({ inputs, figures, rates, totals }: CalculatorState): readonly Row[] {
  const duration: Row = [CALCULATOR_WORDS.duration, monthsInWords(inputs.months)];
  const rate: readonly Row[] = [
    [CALCULATOR_WORDS.apr, aprWords(rates.apr)],
    [CALCULATOR_WORDS.fixedRate, rateWords(rates.fixedRate)],
  ];
  if (isLeft(figures)) return [duration, ...rate];
  const money = (label: string, amount: Money): Row => [label, inPoundsAndPence(amount)];
  const { credit, totalOfPayments, totalAmountPayable, totalCostOfCredit, optionFee } =
    figures.right;
  return [
    duration,
    money(CALCULATOR_WORDS.credit, credit),
    // As specified the total is these payments and no more: one row says it.
    ...(totals === 'regulated' ? [money(CALCULATOR_WORDS.totalOfPayments, totalOfPayments)] : []),
    money(CALCULATOR_WORDS.totalAmountPayable, totalAmountPayable),
    money(CALCULATOR_WORDS.totalCostOfCredit, totalCostOfCredit),
    money(CALCULATOR_WORDS.optionFee, optionFee),
    ...rate,
  ];
}
