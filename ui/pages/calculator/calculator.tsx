import { isRight } from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import { figuresOfPlan } from '../../../core/finance/public';
import { latest } from '../../../core/kernel/remote';
import {
  CALCULATOR_DEBOUNCE_MS,
  createFinanceCalculator,
  type CalculatorState,
} from '../../../core/showroom/public';
import {
  CALCULATOR_WORDS,
  heardFigures,
  noPaymentReason,
  noteSentence,
} from '../../copy/calculator-copy';
import { useApp } from '../../kit/app-context';
import { OwnCar } from '../../kit/own-car';
import { useBehavior } from '../../kit/use-behavior';
import { useViewModel } from '../../kit/use-view-model';
import { Notice } from '../../parts/notice/notice';
import { CreditIndicator } from '../../finance/credit-indicator/credit-indicator';
import { HowItAddsUp } from '../../finance/how-it-adds-up/how-it-adds-up';
import { MoneyCharts } from '../../finance/money-charts/money-charts';
import { FinanceExample } from '../../finance/representative-example/finance-example';
import { CalculatorRows } from './calculator-rows';
import { CalculatorSliders } from './calculator-sliders';
import { CalculatorGrid, Check, Notes, Small, Workings } from './calculator.styles';
import { CarsInBudget } from './cars-in-budget';
import { MonthlyPayment } from './monthly-payment';
import { useAddressOfCalculator } from './use-address-of-calculator';

interface CalculatorProps {
  readonly start: CalculatorState;
}

/**
 * Sliders, figures, example and workings (FIN-01 to FIN-15). CALCULATOR_TOTALS decides the rows beside
 * the sliders and nothing else (CG-038): the literal totals leave the deposit and the fee out, so the
 * representative example, the workings and the charts, which state an agreement as a customer would
 * sign it (CONC 3.5.5), are the regulated ones under either setting, and add up among themselves.
 */
export function Calculator({ start }: CalculatorProps) {
  const { ports } = useApp();
  const calculator = useViewModel((scope) => createFinanceCalculator(scope, ports, start));
  const state = useBehavior(calculator.state$);
  useAddressOfCalculator(calculator, state.inputs);
  useEffect(() => calculator.wake(), [calculator]);
  const heard = useHeard(state);
  const { figures } = state;
  return (
    <>
      <p role="status" className="visually-hidden">
        {heard}
      </p>
      {state.notes.length > 0 && (
        <Notes>
          <Notice>
            {state.notes.map((note) => (
              <p key={note.key}>{noteSentence(note)}</p>
            ))}
          </Notice>
        </Notes>
      )}
      <CalculatorGrid>
        <CalculatorSliders state={state} onMove={calculator.move} />
        <MonthlyPayment state={state} />
        <div className="rows">
          <CalculatorRows state={state} />
          <OwnCar at="calculator" state={state} />
          <Small>{CALCULATOR_WORDS.illustration}</Small>
          <CarsInBudget state={state} onRetry={calculator.retry} />
        </div>
        <div className="example">
          <FinanceExample rates={state.rates} />
        </div>
      </CalculatorGrid>
      <Check>
        <CreditIndicator />
      </Check>
      {isRight(figures) && (
        <Workings aria-labelledby="workings">
          <h2 id="workings">{CALCULATOR_WORDS.workings}</h2>
          <div className="sums">
            <HowItAddsUp figures={figuresOfPlan(figures.right.plan, 'HP')} />
          </div>
          <MoneyCharts figures={figuresOfPlan(figures.right.plan, 'HP')} />
        </Workings>
      )}
    </>
  );
}

/** What is spoken once the sliders rest: nothing on arrival, and not at every step of a pull. */
function useHeard({ figures, inputs, count }: CalculatorState): string {
  const sentence = isRight(figures)
    ? heardFigures(figures.right.monthly, inputs.months, latest(count))
    : noPaymentReason(figures.left);
  const [first] = useState(sentence);
  const [heard, setHeard] = useState('');
  const isMoved = sentence !== first || heard !== '';
  useEffect(() => {
    if (!isMoved || count.kind === 'loading') return;
    const timer = setTimeout(() => setHeard(sentence), CALCULATOR_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isMoved, sentence, count.kind]);
  return heard;
}
