import type { AgreementFigures, MonthlyWorking } from '../../../core/finance/public';
import { inPoundsAndPence, pence, type Money } from '../../../core/kernel/money';
import { differenceWords, spanWords } from '../../copy/finance-copy';
import { Note, Steps } from './how-it-adds-up.styles';

interface MonthlyStepsProps {
  readonly figures: AgreementFigures;
  readonly working: MonthlyWorking;
}

/** Digits enough to redo the sum by hand and land on the same penny. */
const rate = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 10,
  maximumFractionDigits: 10,
});
const factor = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 8,
  maximumFractionDigits: 8,
});
const exactPounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
});
const percent = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 4 });

const worth = (inPence: number): string => exactPounds.format(inPence / 100);

/** How the payment follows from the rate, the months and the final payment (FIN-11, CG-037). */
export function MonthlySteps({ figures, working }: MonthlyStepsProps) {
  const { apr, months, monthly, credit, finalPayment } = figures;
  const after = dueAfter(figures);
  const free = working.monthlyRate === 0;
  return (
    <>
      <Steps>
        <li>
          <span>{`The rate of one month: the one that makes ${apr}% a year when it is charged twelve times, interest on interest. It is ${percent.format(working.monthlyRate * 100)}%.`}</span>
          <p>
            <var>i</var> <span>{`= (1 + ${apr} ÷ 100)`}</span>
            <sup>1/12</sup> <span>{`− 1 = ${free ? 0 : rate.format(working.monthlyRate)}`}</span>
          </p>
        </li>
        {after !== undefined && (
          <li>
            <span>{`${after.words} is paid after ${after.month} months, and is worth less on the first day: this part of the credit it repays.`}</span>
            <p>
              <span>{`${inPoundsAndPence(after.amount)} ÷ (1 +`}</span> <var>i</var>)
              <sup>{after.month}</sup> <span>{`= ${worth(working.worthOfFinal)}`}</span>
            </p>
            The monthly payments repay the rest.
            <p>
              {`${inPoundsAndPence(credit)} − ${worth(working.worthOfFinal)} = ${worth(working.toSpread)}`}
            </p>
          </li>
        )}
        <li>
          <span>{`The annuity factor: what £1 a month for ${months} months is worth on the first day.`}</span>
          <p>
            {free ? (
              <span>
                <var>a</var> <span>{`= ${months}, as there is no interest`}</span>
              </span>
            ) : (
              <span>
                <var>a</var> = (1 − (1 + <var>i</var>)<sup>{`−${months}`}</sup>) ÷ <var>i</var>{' '}
                <span>{`= ${factor.format(working.annuity)}`}</span>
              </span>
            )}
          </p>
        </li>
        <li>
          The monthly payment, to the nearest penny.
          <p>
            <span>{`${after === undefined ? inPoundsAndPence(credit) : worth(working.toSpread)} ÷`}</span>{' '}
            <var>a</var>{' '}
            <span>{`= ${worth(working.exact)}, which is ${inPoundsAndPence(working.result)}`}</span>
          </p>
        </li>
      </Steps>
      {working.offBy !== undefined && (
        <Note>
          {`The payment asked is ${inPoundsAndPence(monthly)}, ${differenceWords(working.offBy)}.${working.span !== undefined ? ` ${spanWords(apr, working.span, monthly)}` : ''}`}
        </Note>
      )}
      {finalPayment === 0 && after !== undefined && <Note>The fee is part of the rate.</Note>}
    </>
  );
}

interface DueAfter {
  readonly words: string;
  readonly amount: Money;
  readonly month: number;
}

/** What else the rate has to price, and when it is due. */
function dueAfter({
  months,
  finalPayment,
  fee,
  feeTreatment,
}: AgreementFigures): DueAfter | undefined {
  if (finalPayment === 0) {
    return feeTreatment === 'in-apr' && fee > 0
      ? { words: 'The fee', amount: fee, month: months }
      : undefined;
  }
  const month = months + 1;
  if (fee > 0 && feeTreatment === 'in-apr') {
    return { words: 'The final payment with the fee', amount: pence(finalPayment + fee), month };
  }
  if (fee > 0 && feeTreatment === 'in-final-payment') {
    return { words: 'The final payment without the fee', amount: pence(finalPayment - fee), month };
  }
  return { words: 'The final payment', amount: finalPayment, month };
}
