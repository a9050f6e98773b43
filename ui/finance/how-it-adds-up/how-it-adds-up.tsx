import { useId } from 'react';
import {
  monthlyWorking,
  solvedApr,
  workingsOf,
  type AgreementFigures,
  type Working,
} from '../../../core/finance/public';
import { add, inPoundsAndPence, nothing } from '../../../core/kernel/money';
import { HOW_IT_ADDS_UP, HOW_TO_READ_IT, WORKING_NAMES } from '../../copy/finance-copy';
import { aprWords } from '../../copy/rate-words';
import { AprNote } from './apr-note';
import { AddsUpBox } from './how-it-adds-up.styles';
import { MonthlySteps } from './monthly-steps';
import { SumLedger } from './sum-ledger';
import { WorkingRow } from './working-row';

interface HowItAddsUpProps {
  readonly figures: AgreementFigures;
}

/**
 * Every figure of an agreement, each opening to its own arithmetic. Works without script. A
 * lender’s figure that its parts do not come to stays as the lender states it, with the difference.
 */
export function HowItAddsUp({ figures }: HowItAddsUpProps) {
  const headingId = useId();
  const [credit, ...totals] = workingsOf(figures).map((working) => (
    <Sum key={working.id} working={working} />
  ));
  const monthly = monthlyWorking(figures);
  const apr = solvedApr(figures);
  return (
    <AddsUpBox aria-labelledby={headingId}>
      <h3 id={headingId}>{HOW_IT_ADDS_UP}</h3>
      <p>{HOW_TO_READ_IT}</p>
      {credit}
      {monthly !== undefined && (
        <WorkingRow name={WORKING_NAMES.monthly} figure={inPoundsAndPence(figures.monthly)}>
          <MonthlySteps figures={figures} working={monthly} />
        </WorkingRow>
      )}
      {totals}
      {apr !== undefined && (
        <WorkingRow name={WORKING_NAMES.apr} figure={aprWords(figures.apr)}>
          <AprNote figures={figures} solved={apr} />
        </WorkingRow>
      )}
    </AddsUpBox>
  );
}

const Sum = ({ working }: { readonly working: Working }) => (
  <WorkingRow
    name={WORKING_NAMES[working.id]}
    figure={inPoundsAndPence(add(working.result, working.offBy ?? nothing))}
  >
    <SumLedger working={working} />
  </WorkingRow>
);
