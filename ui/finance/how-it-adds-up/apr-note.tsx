import { shownApr, type AgreementFigures, type Apr } from '../../../core/finance/public';
import { inPoundsAndPence } from '../../../core/kernel/money';
import { lengthWords } from '../../copy/finance-copy';
import { aprWords } from '../../copy/rate-words';
import { Note, Steps } from './how-it-adds-up.styles';

interface AprNoteProps {
  readonly figures: AgreementFigures;
  readonly solved: Apr;
}

const exact = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 4 });

/** That the payments bear the APR beside them, and that it is stated otherwise where they do not. */
export const AprNote = ({
  figures: { apr, months, credit, finalPayment, fee },
  solved,
}: AprNoteProps) => (
  <>
    <Steps as="div">
      <span>{`The one rate at which everything paid over ${lengthWords(months, finalPayment > 0)}${fee > 0 ? ', fee included,' : ''} is worth the credit of ${inPoundsAndPence(credit)} on the first day.`}</span>
      <p>
        <span>{`${inPoundsAndPence(credit)} = the sum of each payment ÷ (1 + APR)`}</span>
        <sup>months ÷ 12</sup>
      </p>
      <p>
        {`APR = ${exact.format(solved.exact)}%, shown to one decimal: ${aprWords(solved.shown)}`}
      </p>
    </Steps>
    {solved.shown !== shownApr(apr) && (
      <Note>{`The APR stated is ${aprWords(apr)}, which these payments do not bear.`}</Note>
    )}
  </>
);
