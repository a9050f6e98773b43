import { useLoaderData } from 'react-router-dom';
import { CALCULATOR_PATH } from '../../../core/finance/public';
import type { CalculatorState } from '../../../core/showroom/public';
import {
  CALCULATOR_DESCRIPTION,
  CALCULATOR_LEAD,
  CALCULATOR_TITLE,
} from '../../copy/calculator-copy';
import { BlockBoundary } from '../../kit/block-boundary';
import { Calculator } from './calculator';
import { FinanceFrame } from '../../finance/finance-frame/finance-frame';

export { calculatorLoader } from './calculator-loader';

/** What a car could cost a month (FIN-01 to FIN-15). */
export function CalculatorPage() {
  return (
    <FinanceFrame
      title={CALCULATOR_TITLE}
      description={CALCULATOR_DESCRIPTION}
      lead={CALCULATOR_LEAD}
      path={CALCULATOR_PATH}
    >
      <BlockBoundary name="The calculator">
        <Calculator start={useLoaderData<CalculatorState>()} />
      </BlockBoundary>
    </FinanceFrame>
  );
}
