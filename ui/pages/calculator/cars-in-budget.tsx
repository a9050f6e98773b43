import { budgetOf, type CalculatorState } from '../../../core/showroom/public';
import { calculatorTarget } from '../../../core/search/public';
import {
  budgetRange,
  CALCULATOR_WORDS,
  carsFound,
  MATCHED_WITH,
  matchedWith,
} from '../../copy/calculator-copy';
import { Button, ButtonLink } from '../../parts/button/button';
import { Budget } from './calculator.styles';

interface CarsInBudgetProps {
  readonly state: CalculatorState;
  readonly onRetry: () => void;
}

/** Where the vehicles of this monthly budget are, and how many; only while there is one (FIN-05). */
export function CarsInBudget({ state, onRetry }: CarsInBudgetProps) {
  const budget = budgetOf(state);
  if (budget === undefined) return undefined;
  const { count } = state;
  const { range, monthly, terms } = budget;
  const found = count.kind === 'loaded' ? `${carsFound(count.value)} at ` : '';
  return (
    <Budget>
      <ButtonLink href={calculatorTarget(monthly, terms)} wide>
        {CALCULATOR_WORDS.findCars}
      </ButtonLink>
      <p className="count">{`${found}${budgetRange(range.from, range.to)}`}</p>
      {count.kind === 'failed' && (
        <p>
          {CALCULATOR_WORDS.countFailed}{' '}
          <Button kind="link" compact onClick={onRetry}>
            {CALCULATOR_WORDS.retry}
          </Button>
        </p>
      )}
      <p className="small">
        {terms === undefined ? MATCHED_WITH : matchedWith(terms.deposit, terms.months)}
      </p>
    </Budget>
  );
}
