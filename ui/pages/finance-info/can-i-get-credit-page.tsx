import { CircleCheck } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { CREDIT_CHECK_PATH, type CalculatorRates } from '../../../core/finance/public';
import { searchPath } from '../../../core/search/public';
import { CREDIT_WORDS, HAVE_READY, LENDERS_LOOK_AT } from '../../copy/finance-pages-copy';
import { FinanceExample } from '../../finance/representative-example/finance-example';
import { FinanceFrame } from '../../finance/finance-frame/finance-frame';
import { Actions, CheckSheet, ExamplePlace, Part, Ticks } from './finance-pages.styles';
import { FreeHelp } from './free-help';
import { PointList } from './point-list';
import { ButtonLink } from '../../parts/button/button';

/** Where an application starts: with what a lender will ask, and a check that leaves no mark (ROUTE-46). */
export function CanIGetCreditPage() {
  const rates = useLoaderData<CalculatorRates>();
  return (
    <FinanceFrame
      title={CREDIT_WORDS.title}
      description={CREDIT_WORDS.description}
      lead={CREDIT_WORDS.lead}
      path={CREDIT_CHECK_PATH}
    >
      <CheckSheet>
        <div>
          <h2>{CREDIT_WORDS.check}</h2>
          {CREDIT_WORDS.checkText.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
        <div className="act">
          <p className="lead">{CREDIT_WORDS.checkLead}</p>
          <p>{CREDIT_WORDS.checkHow}</p>
          <Actions>
            <ButtonLink href={searchPath('cars')}>{CREDIT_WORDS.choose}</ButtonLink>
          </Actions>
        </div>
      </CheckSheet>
      <Part>
        <h2>{CREDIT_WORDS.looksAt}</h2>
        <PointList points={LENDERS_LOOK_AT} />
      </Part>
      <Part>
        <h2>{CREDIT_WORDS.ready}</h2>
        <Ticks>
          {HAVE_READY.map((thing) => (
            <li key={thing}>
              <CircleCheck aria-hidden="true" size={20} />
              <span>{thing}</span>
            </li>
          ))}
        </Ticks>
      </Part>
      <ExamplePlace>
        <FinanceExample rates={rates} />
      </ExamplePlace>
      <FreeHelp />
    </FinanceFrame>
  );
}
