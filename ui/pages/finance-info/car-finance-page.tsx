import { useLoaderData } from 'react-router-dom';
import {
  CALCULATOR_PATH,
  CAR_FINANCE_PATH,
  CREDIT_CHECK_PATH,
  POOR_CREDIT_PATH,
  type CalculatorRates,
} from '../../../core/finance/public';
import { choose, freshQuery, toAddress } from '../../../core/search/public';
import { budgetUpTo, MATCHED_WITH } from '../../copy/calculator-copy';
import { FINANCE_LINKS, FINANCE_STEPS, FINANCE_WORDS } from '../../copy/finance-pages-copy';
import { FinanceExample } from '../../finance/representative-example/finance-example';
import { CreditIndicator } from '../../finance/credit-indicator/credit-indicator';
import { FinanceFrame } from '../../finance/finance-frame/finance-frame';
import { Actions, Budgets, ExamplePlace, Part, Steps, Tile, Tiles } from './finance-pages.styles';
import { FreeHelp } from './free-help';
import { ProductsCompared } from './products-compared';
import { ButtonLink } from '../../parts/button/button';

/** Pounds a month. */
const BUDGETS = [150, 200, 250, 300, 400, 500] as const;

const LINKS = [
  { ...FINANCE_LINKS.calculator, href: CALCULATOR_PATH },
  { ...FINANCE_LINKS.canIGetCredit, href: CREDIT_CHECK_PATH },
  { ...FINANCE_LINKS.poorCredit, href: POOR_CREDIT_PATH },
] as const;

/** Where paying monthly begins. */
export function CarFinancePage() {
  const rates = useLoaderData<CalculatorRates>();
  return (
    <FinanceFrame
      title={FINANCE_WORDS.title}
      description={FINANCE_WORDS.description}
      lead={FINANCE_WORDS.lead}
      path={CAR_FINANCE_PATH}
    >
      <Actions>
        <ButtonLink href={CALCULATOR_PATH}>{FINANCE_WORDS.calculator}</ButtonLink>
      </Actions>
      <Part>
        <h2>{FINANCE_WORDS.products}</h2>
        <ProductsCompared />
        <p>{FINANCE_WORDS.productsNote}</p>
      </Part>
      <Part>
        <h2>{FINANCE_WORDS.steps}</h2>
        <Steps>
          {FINANCE_STEPS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Steps>
      </Part>
      <Part>
        <h2>{FINANCE_WORDS.budgets}</h2>
        <Budgets>
          {BUDGETS.map((budget) => (
            <li key={budget}>
              <Tile href={toAddress(choose(freshQuery('cars'), 'monthly_to', String(budget)))}>
                <span className="name">{budgetUpTo(budget)}</span>
              </Tile>
            </li>
          ))}
        </Budgets>
        <p>{MATCHED_WITH}</p>
      </Part>
      <ExamplePlace>
        <FinanceExample rates={rates} />
      </ExamplePlace>
      <ExamplePlace>
        <CreditIndicator />
      </ExamplePlace>
      <Part>
        <h2>{FINANCE_WORDS.more}</h2>
        <Tiles>
          {LINKS.map(({ title, text, href }) => (
            <li key={href}>
              <Tile href={href}>
                <span className="name">{title}</span>
                <span className="about">{text}</span>
              </Tile>
            </li>
          ))}
        </Tiles>
      </Part>
      <FreeHelp />
    </FinanceFrame>
  );
}
