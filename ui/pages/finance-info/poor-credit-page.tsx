import { useLoaderData } from 'react-router-dom';
import { POOR_CREDIT_PATH, type CalculatorRates } from '../../../core/finance/public';
import { POOR_CREDIT_WORDS, WHAT_HELPS } from '../../copy/finance-pages-copy';
import { FinanceExample } from '../../finance/representative-example/finance-example';
import { CreditIndicator } from '../../finance/credit-indicator/credit-indicator';
import { FinanceFrame } from '../../finance/finance-frame/finance-frame';
import { ExamplePlace, Part } from './finance-pages.styles';
import { FreeHelp } from './free-help';
import { PointList } from './point-list';

/** For those whose credit history has holes (ROUTE-44). */
export function PoorCreditPage() {
  const rates = useLoaderData<CalculatorRates>();
  return (
    <FinanceFrame
      title={POOR_CREDIT_WORDS.title}
      description={POOR_CREDIT_WORDS.description}
      lead={POOR_CREDIT_WORDS.lead}
      path={POOR_CREDIT_PATH}
    >
      <Part>
        <h2>{POOR_CREDIT_WORDS.means}</h2>
        {POOR_CREDIT_WORDS.meansText.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </Part>
      <Part>
        <h2>{POOR_CREDIT_WORDS.helps}</h2>
        <PointList points={WHAT_HELPS} />
      </Part>
      <Part>
        <h2>{POOR_CREDIT_WORDS.cost}</h2>
        <p>{POOR_CREDIT_WORDS.costText}</p>
      </Part>
      <ExamplePlace>
        <FinanceExample rates={rates} />
      </ExamplePlace>
      <ExamplePlace>
        <CreditIndicator />
      </ExamplePlace>
      <FreeHelp />
    </FinanceFrame>
  );
}
